/** What happens in a game, in sentences. A star pair marks emphasis, `*like this*`. */
import type * as View from "../protocol.js";
import * as words from "words:events";
import { cardName } from "./cards.js";
import type { Who } from "./people.js";

type Lines = { [Line in View.Happening as Line["what"]]: Line };
type Told<What extends keyof Lines> = { [Each in What]: Lines[Each] & { what: Each } }[What];

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

/** One sentence for each kind of log entry. */
const happened: { [What in keyof Lines]: (e: Told<What>, who: Who) => string } = {
  dealt: ({ cards, pile, starter }, who) =>
    joined(
      words.dealt({ count: cards }),
      pile > 0 && words.dealtPile({ count: pile }),
      starter !== null && words.first({ who: who(starter) }),
    ),
  pointed: (e, who) => words.pointed({ who: who(e.seat) }),
  opened: (e, who) => words.opened({ who: who(e.seat), card: cardName(e.face) }),
  laid: (e, who) => {
    const played = { who: who(e.seat), count: e.count, rank: e.rank };
    return joined(e.autoplay ? words.laidBot(played) : words.laid(played), e.last && words.lastCards(e));
  },
  passed: (e, who) => (e.autoplay ? words.passedBot : words.passed)({ who: who(e.seat) }),
  stood: (e, who) => words.stood({ who: who(e.seat), count: e.count, rank: e.rank }),
  called: (e, who) => words.called({ caller: who(e.seat), claimant: who(e.claimant), count: e.count, rank: e.rank }),
  shown: (e, who) => words.shown({ who: who(e.seat) }),
  stamped: (e) => `*${e.honest ? words.honest : words.caught}*`,
  asked: (e, who) => words.asked({ who: who(e.seat), answerer: who(e.answerer) }),
  declined: (e, who) => words.declined({ who: who(e.seat) }),
  answered: (e, who) =>
    e.right === null ? words.noAnswer({ who: who(e.seat) }) : words.answered({ who: who(e.seat), right: e.right }),
  took: (e, who) => words.took({ who: who(e.seat), count: e.cards, left: e.left }),
  discarded: (e, who) => words.discarded({ who: who(e.seat) }),
  overruled: (e, who) => words.overruled({ who: who(e.seat), right: e.right }),
  last_lap: () => words.lastLap,
  paused: () => words.paused,
  resumed: () => words.resumed,
  autoplay: (e, who) => (e.on ? words.bot : words.back)({ who: who(e.seat) }),
  won: (e, who) => words.won({ who: who(e.seat) }),
  ended: () => words.ended,
};

/** The sentence for a log entry; "" for one that this screen doesn't know. */
export const sentence = <What extends keyof typeof happened>(entry: Told<What>, who: Who) =>
  happened[entry.what]?.(entry, who) ?? "";

/**
 * Who picks up how many: the sentence after every challenge. After a question it says what the answer has changed,
 * otherwise why. Without cards nobody took any.
 */
export function settlement({ settled, question }: { settled: View.Settled; question: View.Question | null }, who: Who) {
  const { takes: count, leaves: left } = settled;
  const all = count + left;
  if (settled.loser == null && !all) return words.nobodyPicksUp;
  const loser = who(settled.loser);
  if (left && !count) return `${words.picksUpNone({ who: loser })} ${words.gone({ count: all })}`;
  if (left) return words.picksUpPart({ who: loser, count, all, left });
  if (question) return (count ? words.picksUpAll : words.picksUpNone)({ who: loser, count });
  const why = { true: words.picksUpTrue, shown: words.picksUpShown, caught: words.picksUpCaught };
  return (why[settled.why] ?? why.caught)({ who: loser, count });
}

/** Who wins as soon as the challenge is over, "" for nobody; with `asks`, only after its question. */
export function wins(
  { challenge, question, settled }: Pick<View.Game, "challenge" | "question" | "settled">,
  who: Who,
  asks = false,
) {
  if (challenge?.wins == null) return "";
  const waits = asks && challenge.called && !settled && !question?.result;
  return (waits ? words.winsAfterQuestion : words.wins)({ who: who(challenge.wins) });
}
