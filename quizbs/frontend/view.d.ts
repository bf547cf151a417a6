/** The protocol under the name View, for scripts that cannot import types. */
export * from "./protocol.js";
export as namespace View;
