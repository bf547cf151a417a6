"""``quizbs simulate``: simulates games of children and prints how long they take and whether calling pays."""

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Any

import click
import msgspec
from msgspec.structs import asdict, replace

from quizbs.bots.callers import CALLERS, wins
from quizbs.bots.children import TEMPERS, THROWS, Temper, Throws, temper_of
from quizbs.bots.lengths import idle, lengths
from quizbs.bots.scores import SCENARIOS, Scenario, rank_agreement
from quizbs.bots.simulation import KNOWLEDGE, Pace
from quizbs.cli.spoken import SpokenCommand
from quizbs.game import Refused
from quizbs.game.cards import RANKS
from quizbs.game.options import DECKS, MOST_SEATS, PRESETS, Options, deck_for

PACE = Pace()
USUAL = "typical"  # the kind of table for measuring calls
NOTHING = "nothing"  # what is thrown away if right calls have no bonus


class _Unclear(Exception):
    """An option of the command has a wrong value; the message says which values it may have."""


class _InOneLine(SpokenCommand):
    """A command that prints errors in one line."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as mistake:
            raise SystemExit(f"quizbs: {mistake.format_message()}") from None


@click.command(cls=_InOneLine, help="cli-simulate")
@click.option("--players", default=5, show_default=True, help=f"Players at the table, 2 to {MOST_SEATS}.")
@click.option("--ranks", default="fit", show_default=True, help="Deck, like A-K or A-10; fit: one that fits a lesson.")
@click.option("--preset", default="classroom", show_default=True, help=f"Rules: {', '.join(PRESETS)}.")
@click.option("--minutes", default=20.0, show_default=True, help="From dealing to the bell.")
@click.option(
    "--table", "style", default="all", show_default=True, help=f"How often it calls: {', '.join(TEMPERS)}, all."
)
@click.option("--called", type=float, help="Calls per 100 plays, as measured in a lesson; replaces --table.")
@click.option("--games", default=300, show_default=True, help="Games for each kind of table.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--callers", default=300, show_default=True, help="Games for each way of calling; 0 skips this part.")
@click.option("--scores", default=0, show_default=True, help="Lessons for each way a class may be; 0 skips this part.")
@click.option("--turn-seconds", default=PACE.turn, show_default=True, help="Time for a turn: 6 is quick, 15 is slow.")
@click.option("--call-seconds", default=PACE.call, show_default=True, help="From a play to the call.")
@click.option(
    "--question-seconds",
    default=PACE.question,
    show_default=True,
    help="From the end of the reveal to the next turn. The rules say how long the reveal takes.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def simulate(as_json: bool, **asked: Any) -> None:
    """Simulate many games, played by simulated children."""
    try:
        found = _simulated(**asked)
    except _Unclear as unclear:
        raise SystemExit(f"quizbs: {unclear}") from None
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode() if as_json else _in_words(found))


def _simulated(
    players: int,
    ranks: str,
    preset: str,
    minutes: float,
    style: str,
    called: float | None,
    games: int,
    callers: int,
    scores: int,
    seed: int,
    turn_seconds: float,
    call_seconds: float,
    question_seconds: float,
) -> dict[str, Any]:
    _within("--minutes", minutes, 1, 600)
    _within("--games", games, 1, 100_000)
    _within("--callers", callers, 0, 100_000)
    _within("--scores", scores, 0, 100_000)
    _within("--turn-seconds", turn_seconds, 1, 600)
    _within("--call-seconds", call_seconds, 0, 600)
    _within("--question-seconds", question_seconds, 0, 600)
    options, deck = _options(preset, ranks, players)
    pace = replace(PACE, turn=turn_seconds, call=call_seconds, question=question_seconds)
    tempers = _tempers(style, called)
    tables = {}
    for name, temper in tempers.items():
        chance = Random(seed)  # noqa: S311 -- games, no secrets
        length = lengths(options, players, temper, pace, minutes, games, chance)
        waits = idle(options, players, temper, pace, minutes, games, chance)
        tables[name] = asdict(length) | {"idle": asdict(waits) if waits else None}
    return {
        "players": players,
        "ranks": f"A-{deck}",
        "preset": preset,
        "minutes": minutes,
        "games": games,
        "seed": seed,
        "turn_seconds": turn_seconds,
        "call_seconds": call_seconds,
        "question_seconds": question_seconds,
        "tables": tables,
        "callers": _callers(options, players, tempers, callers, seed) if callers else None,
        "scores": _scores(options, minutes, scores, seed) if scores else None,
    }


def _callers(options: Options, players: int, tempers: Mapping[str, Temper], games: int, seed: int) -> dict[str, Any]:
    """Return the share of games that a seat wins, by what right callers throw away and by its way of calling.

    All others at the table play like children of the typical kind, or the requested one.
    """
    table = USUAL if USUAL in tempers else next(iter(tempers))
    kinds: tuple[Throws | None, ...] = THROWS if options.hunter else (None,)

    def won(way: str, throws: Throws | None) -> float:
        chance = Random(seed)  # noqa: S311 -- games, no secrets
        return wins(options, players, tempers[table], CALLERS[way], throws, games, chance)

    shares = {throws or NOTHING: {way: won(way, throws) for way in CALLERS} for throws in kinds}
    return {"table": table, "games": games, "wins": shares}


def _scores(options: Options, minutes: float, lessons: int, seed: int) -> dict[str, Any]:
    """Return, for each scenario, how well points rank the children by knowledge."""
    if not (options.questions and options.points):
        raise _Unclear("--scores needs rules with questions and points.")

    def stands(scenario: Scenario) -> dict[str, Any]:
        chance = Random(seed)  # noqa: S311 -- games, no secrets
        stands: dict[str, Any] = msgspec.to_builtins(rank_agreement(options, scenario, minutes, lessons, chance))
        return stands

    return {"lessons": lessons, "classes": {name: stands(scenario) for name, scenario in SCENARIOS.items()}}


def _tempers(style: str, called: float | None) -> Mapping[str, Temper]:
    """Return how children play at each kind of table to simulate, by its name.

    ``called``: a measured share of called plays in percent, which replaces the kinds.
    """
    if called is not None:
        _within("--called", called, 0, 100)
        return {"measured": temper_of(called / 100)}
    if style not in (*TEMPERS, "all"):
        raise _Unclear(f"--table must be one of: {', '.join(TEMPERS)}, all.")
    return {name: temper for name, temper in TEMPERS.items() if style in (name, "all")}


def _within(name: str, number: float, least: float, most: float) -> None:
    if not least <= number <= most:
        raise _Unclear(f"{name} must be a number from {least} to {most}.")


def _options(preset: str, ranks: str, players: int) -> tuple[Options, str]:
    """Return the options of a preset with the deck ``ranks``, and the last rank of the deck."""
    if preset not in PRESETS:
        raise _Unclear(f"--preset must be one of: {', '.join(PRESETS)}.")
    options = replace(PRESETS[preset], deck=_last_rank(ranks))
    try:
        return options, deck_for(options, players)
    except Refused as refused:
        raise _Unclear(_why(refused, preset, players)) from None


def _last_rank(ranks: str) -> str:
    last = ranks.strip().upper().replace("–", "-").removeprefix("A-").replace("10", "T")
    last = "fit" if last == "FIT" else last
    if last not in DECKS:
        raise _Unclear(f"--ranks must end with one of {', '.join(map(_printed, RANKS[4:]))}, like A-K or A-10.")
    return last


def _printed(rank: str) -> str:
    return rank.replace("T", "10")


def _why(refused: Refused, preset: str, players: int) -> str:
    match refused.code:
        case "not_coprime":
            good = ", ".join(f"A-{_printed(rank)}" for rank in refused.more["good"])  # type: ignore[attr-defined]
            return f"with {players} players everybody would get the same few ranks. Use one of: {good}."
        case "need_players":
            return f"{preset} is for {refused.more['least']} to {refused.more['most']} players."
        case _:
            return f"{players} players need {refused.more.get('decks')} decks, or several tables."


def _in_words(found: dict[str, Any]) -> str:
    lines = [
        f"{found['preset']}, {found['players']} players, {_printed(found['ranks'])}, {found['games']} games per row, "
        f"{found['turn_seconds']:g} s a turn, {found['call_seconds']:g} s a call, {found['question_seconds']:g} s a "
        "question",
        "",
        "Each pair: the median, and the most in 9 of 10 games.",
        f"{'table':9}{'turns':>10}{'challenges':>12}{'questions':>12}{'minutes':>12}{'done in time':>15}"
        f"{'plays called':>14}",
    ]
    for style, table in found["tables"].items():
        pairs = ["{}/{}".format(*map(round, table[name])) for name in ("turns", "challenges", "questions", "minutes")]
        lines.append(
            f"{style:9}{pairs[0]:>10}{pairs[1]:>12}{pairs[2]:>12}{pairs[3]:>12}{table['odds']:>15.0%}"
            f"{table['called']:>14.0%}"
        )
    waits = {style: table["idle"] for style, table in found["tables"].items() if table["idle"]}
    if waits:
        lines += [
            "",
            f"Everyone answers, game after game, for {found['minutes']:g} minutes. Seconds from one thing to do "
            "to the next:",
            f"{'table':9}{'mean':>10}{'95 in 100':>12}{'worst student':>15}{'longest':>10}{'answered':>12}"
            f"{'own turns':>12}",
        ]
    for style, wait in waits.items():
        lines.append(
            f"{style:9}{wait['mean']:>10.0f}{wait['p95']:>12.0f}{wait['worst']:>15.0f}{wait['longest']:>10.0f}"
            f"{wait['questions']:>12.1f}{wait['own_turns']:>12.1f}"
        )
    return "\n".join([*lines, *_calling(found["players"], found["callers"]), *_knowing(found)])


def _calling(players: int, callers: dict[str, Any] | None) -> list[str]:
    if not callers:
        return []
    shares, games = callers["wins"], callers["games"]
    doubt = 200 * sqrt((players - 1) / games) / players
    throws = [kind for kind in shares if kind != NOTHING]
    return [
        "",
        f"Does calling pay? One player at a {callers['table']} table calls in a different way. How many games in 100 "
        "that player wins",
        f"(a fair share is {100 / players:.1f}), {games} games each, ±{doubt:.1f}.",
        *(["A right caller throws away a card: any one, or the one needed last."] if throws else []),
        f"{'calls':20}" + "".join(f"{kind if throws else 'wins':>16}" for kind in shares),
        *(f"{way:20}" + "".join(f"{100 * won[way]:>16.1f}" for won in shares.values()) for way in CALLERS),
    ]


def _knowing(found: dict[str, Any]) -> list[str]:
    scores = found["scores"]
    if not scores:
        return []
    known = ", ".join(f"{100 * share:.0f}" for share in KNOWLEDGE)
    lines = [
        "",
        f"Does knowing show? Tables of {len(KNOWLEDGE)} who know {known} of 100 answers, {found['minutes']:g} minutes, "
        f"{scores['lessons']} lessons each.",
        "In how many pairs of 100 the one who knows more stands higher, by points and by the share of right answers:",
        f"{'class':24}{'two steps apart':>18}{'neighbours':>14}{'questions':>12}{'points':>9}",
    ]
    for name, stands in scores["classes"].items():
        rows = {name: stands["by_points"], "  by right answers": stands["by_share"], "  the late one": stands["late"]}
        for row, share in rows.items():
            if share:
                counts = f"{stands['questions']:>12.1f}{stands['points']:>9.1f}" if row == name else ""
                lines.append(f"{row:24}{100 * share['two_apart']:>18.1f}{100 * share['neighbours']:>14.1f}{counts}")
    return lines
