/**
 * Parts of the phone that are fetched when they are first needed: no phone needs them all, and the first page is to be
 * there fast. A part that does not come is asked for again.
 */
import type * as Phone from "./types.js";

const FETCH: { [Name in keyof Phone.Parts]: () => Promise<Phone.Parts[Name]> } = {
  trick: () => import("./trick.js"), // a round of “Trick the class”
  later: () => import("./later.js"), // what there is after the first question, or behind the button for help
};
const AGAIN = 1_000; // ms until a part that did not come is asked for again

/**
 * Returns `part(name)`: the module if it is here, else null, and then it is on its way. `came(parts)` is called with all
 * that are here when another one is, or when one has to be asked for again.
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
