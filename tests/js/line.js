/**
 * A line in the place of socket.io's, which the test holds at the other end: it sees what is said, answers or does not,
 * brings views and cuts the connection. It keeps socket.io's promises: what is not answered in time fails, and so does
 * all that is under way when the connection ends.
 */

// What connect.js listens to beside the line: the page that comes and goes, and the network.
globalThis.document = Object.assign(new EventTarget(), { visibilityState: "visible" });
globalThis.window = new EventTarget();

export class WebSocket {}
export class XHR {}

export const lines = [];

class Line {
  connected = false;
  active = true;
  said = [];
  tries = 0;
  io = { opts: {}, engine: null, reconnectionDelay() {}, reconnectionDelayMax() {} };
  #heard = new Map();

  on(event, tell) {
    this.#heard.set(event, [...(this.#heard.get(event) ?? []), tell]);
  }

  timeout(ms) {
    return { emit: (event, message, tell) => this.#say(event, structuredClone(message), tell, ms) };
  }

  #say(event, message, tell, ms) {
    const saying = { event, message, open: true };
    const end = (...told) => {
      clearTimeout(late);
      if (saying.open) tell(...told);
      saying.open = false;
    };
    saying.answer = (answer) => end(null, answer);
    saying.fail = () => end(new Error("no answer"));
    const late = setTimeout(saying.fail, ms);
    this.said.push(saying);
  }

  connect() {
    this.tries += 1;
  }

  disconnect() {
    if (this.connected) this.cut("io client disconnect");
  }

  // --- the test's end

  bring(event, ...told) {
    for (const tell of this.#heard.get(event) ?? []) tell(...told);
  }

  opens() {
    this.connected = true;
    this.bring("connect");
  }

  cut(reason = "transport close") {
    this.connected = false;
    const open = this.said.filter((saying) => saying.open);
    this.bring("disconnect", reason);
    for (const saying of open) saying.fail();
  }

  /** What was said of one kind, the oldest first. */
  all(event) {
    return this.said.filter((saying) => saying.event === event);
  }
}

export function io(options) {
  const line = Object.assign(new Line(), { options });
  lines.push(line);
  return line;
}
