/**
 * The messages of a language that is tried (docs/translating.md): read when a page opens, not compiled. `words.mjs` builds
 * scripts that ask here first, and say in English what is missing or can't be said.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { stop } from "./stop.js";

/** What the server has in /words.js: the files of the language, and the names of ranks by their letters. */
interface Tried {
  formats: string;
  dir: "ltr" | "rtl";
  ranks: Record<string, string>;
  rank_facts: string[];
  files: string[];
}
type Fact = string | number | boolean | readonly string[];

declare global {
  var quizbsTried: Tried;
}

const { formats, dir, ranks, rank_facts, files } = globalThis.quizbsTried;
const OTHER = dir === "rtl" ? /[A-Za-z\u00c0-\u04ff]/ : /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Return a text so that its direction doesn't disturb the sentence around it. */
const isolated = (text: string) => (OTHER.test(text) && !text.startsWith("\u2068") ? `\u2068${text}\u2069` : text);

/** A list of texts, which only LIST can write. */
class Names extends FluentType<string[]> {
  toString() {
    return this.value.join();
  }
}

type ListType = "conjunction" | "disjunction" | "unit";

const listed = (names: FluentValue, type: ListType = "conjunction") => {
  const texts = names instanceof Names ? names.value : [];
  if (type === "unit") return texts.join(dir === "rtl" ? "، " : ", ");
  return new Intl.ListFormat(formats, { type }).format(texts);
};
const amount = (number: FluentValue) => (number instanceof FluentNumber ? number.value : NaN);

const bundle = new FluentBundle(formats, {
  useIsolating: false,
  functions: {
    LIST: ([names = ""], { type }) => listed(names, type === "disjunction" || type === "unit" ? type : "conjunction"),
    NUMBER: ([number = ""], { style }) =>
      new FluentNumber(amount(number), { useGrouping: true, style: style === "percent" ? style : "decimal" }),
    ORDINAL: ([number = ""]) => new Intl.PluralRules(formats, { type: "ordinal" }).select(amount(number)),
  },
});
/** The codes by which messages choose. */
const keys = new Set<string>();
for (const file of files) {
  for (const [, key = ""] of file.matchAll(/\[\s*([\w-]+)\s*\]/g)) keys.add(key);
  bundle.addResource(new FluentResource(file), { allowOverrides: true });
}

const given = (name: string, fact: Fact): FluentValue => {
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: true });
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact !== "string") return new Names(fact.map(isolated));
  if (rank_facts.includes(name)) return ranks[fact] ?? fact;
  return keys.has(fact) ? fact : isolated(fact);
};

/** Return a message with its facts filled in, undefined if it is missing or can't be said. */
export function say(id: string, facts: Record<string, Fact> = {}): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return undefined;
  const faults: Error[] = [];
  const said = bundle.formatPattern(
    pattern,
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, given(name, fact)])),
    faults,
  );
  return faults.length ? undefined : stop(said);
}
