/**
 * Chooses the transport: WebSocket first. Some networks refuse it, some proxies accept it and then deliver nothing or
 * cut it again and again, and some browsers don't have it. Polling is used then.
 */
import { type Socket, WebSocket, XHR } from "socket.io-client";

/**
 * A WebSocket whose constructor may throw: the failure is reported a moment later, since nobody listens yet when a
 * transport starts.
 */
export class Willing extends WebSocket {
  createSocket(uri: string, protocols: string[], options: object) {
    try {
      return super.createSocket(uri, protocols, options);
    } catch (error) {
      setTimeout(() => this.onError("no WebSocket", error));
      return { close() {} };
    }
  }
}

const SHORT = 10_000; // ms: a WebSocket that ended sooner was cut
const CUTS = 2; // cuts in a row after which this page only polls

/** The options for `io()`. */
export const TRANSPORTS = { transports: [Willing, XHR], tryAllTransports: true };

/** Let a socket try the transports in the other order after each failure; only polling if WebSockets are cut. */
export function fallBack(socket: Socket) {
  let failures = 0;
  let cuts = 0;
  let since = 0;

  /** Return the transports to try now; polling upgrades only if a WebSocket has worked. */
  function next() {
    if (cuts >= CUTS) socket.io.opts.transports = [XHR];
    else socket.io.opts.transports = failures % 2 ? [XHR, Willing] : [Willing, XHR];
  }

  socket.on("connect", () => (since = performance.now()));
  socket.on("connect_error", () => {
    if (!socket.active) return;
    failures++;
    next();
  });
  socket.on("disconnect", (reason: string) => {
    if (socket.io.engine?.transport?.name !== "websocket") return;
    const cut = reason.startsWith("transport") && performance.now() - since < SHORT;
    cuts = cut ? cuts + 1 : 0;
    if (cuts) next();
  });
}
