/** Polling, for a line that no WebSocket gets through: fetched when one has failed (transports.js). */
export { XHR } from "socket.io-client";
