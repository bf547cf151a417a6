/**
 * Which transport comes first: a WebSocket. Some networks refuse it, some proxies let it begin, and then nothing comes,
 * or it is cut again and again, and some browsers have none or forbid it. Then polling takes over.
 */
import { type Socket, WebSocket, XHR } from "socket.io-client";

/** A WebSocket whose constructor may fail: said a moment later, since nobody listens yet when a transport begins. */
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
const CUTS = 2; // cuts in a row after which this page keeps to polling

/** What `io()` takes. */
export const TRANSPORTS = { transports: [Willing, XHR], tryAllTransports: true };

/** Watch a socket, and let it try the other order after each failure; polling alone where WebSockets are cut. */
export function fallBack(socket: Socket) {
  let failures = 0;
  let cuts = 0;
  let since = 0;

  /** What comes first now; polling changes to a WebSocket only when one has proved to work. */
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
