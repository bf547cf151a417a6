/**
 * Loads parts of the script when they are first needed, since no phone needs them all and the first page must be quick.
 * A part that fails to load is requested again.
 */
import type * as Phone from "./types.js";

const FETCH: { [Name in keyof Phone.Parts]: () => Promise<Phone.Parts[Name]> } = {
  trick: () => import("./question/trick.js"), // a round of “Trick the class”
  later: () => import("./after_question.js"), // what follows the first question, and help
};
const AGAIN = 1_000; // ms until a part that failed to load is requested again

/**
 * Return `part(name)`: the module, or null while it loads. `came(parts)` is called with all loaded parts when another
 * one has loaded, or must be requested again.
 */
export function fetchedParts(came: (parts: Partial<Phone.Parts>) => void): Phone.Part {
  const here: Partial<Phone.Parts> = {};
  const asked: Set<keyof Phone.Parts> = new Set();

  async function fetch<Name extends keyof Phone.Parts>(name: Name) {
    asked.add(name);
    try {
      here[name] = await FETCH[name]();
      came(here);
    } catch {
      setTimeout(() => asked.delete(name) && came(here), AGAIN);
    }
  }

  return (name) => {
    if (!asked.has(name)) void fetch(name);
    return (here[name] as Phone.Parts[typeof name] | undefined) ?? null;
  };
}
