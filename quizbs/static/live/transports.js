/**
 * Which transport comes first. socket.io tries the next one on its own when a WebSocket is refused; some proxies let it
 * begin, and then nothing comes, or it is cut again and again, and some browsers have none or forbid it. Those are
 * outwitted here.
 */
import { WebSocket, XHR } from "socket.io-client";

/** A WebSocket whose constructor may fail: said a moment later, since nobody listens yet when a transport begins. */
class Willing extends WebSocket {
  /**
   * @param {string} uri
   * @param {string[]} protocols
   * @param {object} options
   */
  createSocket(uri, protocols, options) {
    try {
      return super.createSocket(uri, protocols, options);
    } catch (error) {
      setTimeout(() => this.onError("no WebSocket", error));
      return { close() {} };
    }
  }
}

export const BY_NAME = { websocket: Willing, polling: XHR };
const ORDERS = [
  [Willing, XHR],
  [XHR, Willing], // begins with polling and changes to a WebSocket only when one has proved to work
];
const SHORT = 10_000; // ms: a WebSocket that ended sooner was cut
const CUTS = 2; // cuts in a row after which this page keeps to polling

/** What `io()` takes. */
export const TRANSPORTS = { transports: ORDERS[0], tryAllTransports: true };

/** Watch a socket, and let it try the other order after each failure; polling alone where WebSockets are cut. */
export function fallBack(/** @type {any} */ socket) {
  let failures = 0;
  let cuts = 0;
  let since = 0;

  socket.on("connect", () => (since = performance.now()));
  socket.on("connect_error", () => {
    if (socket.active && cuts < CUTS) socket.io.opts.transports = ORDERS[++failures % ORDERS.length];
  });
  socket.on("disconnect", (/** @type {string} */ reason) => {
    if (socket.io.engine?.transport?.name !== "websocket") return;
    const cut = reason.startsWith("transport") && performance.now() - since < SHORT;
    cuts = cut ? cuts + 1 : 0;
    if (cuts >= CUTS) socket.io.opts.transports = [XHR];
  });
}
