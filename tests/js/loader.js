/** Gives the modules under test the test's own line in the place of socket.io's; all else is what the pages load. */
export function resolve(specifier, context, next) {
  if (specifier !== "socket.io-client") return next(specifier, context);
  return { url: new URL("./line.js", import.meta.url).href, shortCircuit: true };
}
