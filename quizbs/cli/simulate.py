"""``quizbs simulate``: simulates games of children and prints how long they take and whether calling pays."""

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Any

import click
import msgspec
from babel.numbers import format_decimal, format_percent
from msgspec.structs import asdict, replace

from quizbs.bots.callers import CALLERS, wins
from quizbs.bots.children import PLAY_STYLES, THROWS, PlayStyle, Throws, play_style_of
from quizbs.bots.lengths import idle, lengths
from quizbs.bots.scores import SCENARIOS, Scenario, rank_agreement
from quizbs.bots.simulation import KNOWLEDGE, Pace
from quizbs.cli.spoken import SpokenCommand, SpokenOption, locale, say
from quizbs.game import Refused
from quizbs.game.cards import RANKS
from quizbs.game.options import DECKS, PRESETS, Options, deck_for

PACE = Pace()
USUAL = "typical"  # the kind of table for measuring calls
NOTHING = "nothing"  # what right callers throw away if right calls have no bonus


Found = dict[str, Any]  # results, as they are printed in JSON


class _BadOption(Exception):
    """An option of the command has a wrong value; the message says which values it may have."""


class _InOneLine(SpokenCommand):
    """A command that prints errors in one line."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as mistake:
            raise SystemExit(f"quizbs: {mistake.format_message()}") from None


@click.command(cls=_InOneLine, help="cli-simulate")
@click.option("--players", cls=SpokenOption, default=5, show_default=True, help="simulate-players")
@click.option("--ranks", cls=SpokenOption, default="fit", show_default=True, help="simulate-ranks")
@click.option("--preset", cls=SpokenOption, default="classroom", show_default=True, help="simulate-preset")
@click.option("--minutes", cls=SpokenOption, default=20.0, show_default=True, help="simulate-minutes")
@click.option("--table", cls=SpokenOption, default="all", show_default=True, help="simulate-table")
@click.option("--called", cls=SpokenOption, type=float, help="simulate-called")
@click.option("--games", cls=SpokenOption, default=300, show_default=True, help="simulate-games")
@click.option("--seed", cls=SpokenOption, default=1, show_default=True, help="simulate-seed")
@click.option("--callers", cls=SpokenOption, default=300, show_default=True, help="simulate-callers")
@click.option("--scores", cls=SpokenOption, default=0, show_default=True, help="simulate-scores")
@click.option("--turn-seconds", cls=SpokenOption, default=PACE.turn, show_default=True, help="simulate-turn-seconds")
@click.option("--call-seconds", cls=SpokenOption, default=PACE.call, show_default=True, help="simulate-call-seconds")
@click.option(
    "--question-seconds", cls=SpokenOption, default=PACE.question, show_default=True, help="simulate-question-seconds"
)
@click.option("--json", "as_json", is_flag=True, cls=SpokenOption, help="cli-json")
def simulate(as_json: bool, **arguments: Any) -> None:
    """Simulate many games, played by simulated children."""
    try:
        results = _simulated(**arguments)
    except _BadOption as unclear:
        raise SystemExit(f"quizbs: {unclear}") from None
    click.echo(msgspec.json.format(msgspec.json.encode(results)).decode() if as_json else _in_words(results))


def _simulated(
    players: int,
    ranks: str,
    preset: str,
    minutes: float,
    table: str,
    called: float | None,
    games: int,
    callers: int,
    scores: int,
    seed: int,
    turn_seconds: float,
    call_seconds: float,
    question_seconds: float,
) -> Found:
    _within("--minutes", minutes, 1, 600)
    _within("--games", games, 1, 100_000)
    _within("--callers", callers, 0, 100_000)
    _within("--scores", scores, 0, 100_000)
    _within("--turn-seconds", turn_seconds, 1, 600)
    _within("--call-seconds", call_seconds, 0, 600)
    _within("--question-seconds", question_seconds, 0, 600)
    options, deck = _options(preset, ranks, players)
    pace = replace(PACE, turn=turn_seconds, call=call_seconds, question=question_seconds)
    play_styles = _play_styles(table, called)
    tables = {}
    for name, play_style in play_styles.items():
        chance = Random(seed)  # noqa: S311 -- games, no secrets
        length = lengths(options, players, play_style, pace, minutes, games, chance)
        waits = idle(options, players, play_style, pace, minutes, games, chance)
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
        "callers": _callers(options, players, play_styles, callers, seed) if callers else None,
        "scores": _scores(options, minutes, scores, seed) if scores else None,
    }


def _callers(options: Options, players: int, play_styles: Mapping[str, PlayStyle], games: int, seed: int) -> Found:
    """Return the share of games that a seat wins: for each choice of cards to throw away, by the seat's way of calling.

    All other seats at the table play like typical children, or like those that the command names.
    """
    table = USUAL if USUAL in play_styles else next(iter(play_styles))
    kinds: tuple[Throws | None, ...] = THROWS if options.hunter else (None,)

    def won(way: str, throws: Throws | None) -> float:
        chance = Random(seed)  # noqa: S311 -- games, no secrets
        return wins(options, players, play_styles[table], CALLERS[way], throws, games, chance)

    shares = {throws or NOTHING: {way: won(way, throws) for way in CALLERS} for throws in kinds}
    return {"table": table, "games": games, "wins": shares}


def _scores(options: Options, minutes: float, lessons: int, seed: int) -> Found:
    """Return, for each scenario, how well points rank the children by knowledge."""
    if not (options.questions and options.points):
        raise _BadOption(say("simulate-no-points"))

    def stands(scenario: Scenario) -> Found:
        chance = Random(seed)  # noqa: S311 -- games, no secrets
        stands: Found = msgspec.to_builtins(rank_agreement(options, scenario, minutes, lessons, chance))
        return stands

    return {"lessons": lessons, "classes": {name: stands(scenario) for name, scenario in SCENARIOS.items()}}


def _play_styles(style: str, called: float | None) -> Mapping[str, PlayStyle]:
    """Return how children play, by the name of the kind of table to simulate.

    ``called`` is a measured share of called plays in percent; if it is given, the only kind is "measured".
    """
    if called is not None:
        _within("--called", called, 0, 100)
        return {"measured": play_style_of(called / 100)}
    if style not in (*PLAY_STYLES, "all"):
        raise _BadOption(say("simulate-one-of", name="--table", names=[*PLAY_STYLES, "all"]))
    return {name: play_style for name, play_style in PLAY_STYLES.items() if style in (name, "all")}


def _within(name: str, number: float, least: float, most: float) -> None:
    if not least <= number <= most:
        raise _BadOption(say("simulate-within", name=name, value=str(least), other=str(most)))


def _options(preset: str, ranks: str, players: int) -> tuple[Options, str]:
    """Return the options of a preset with the deck ``ranks``, and the last rank of the deck."""
    if preset not in PRESETS:
        raise _BadOption(say("simulate-one-of", name="--preset", names=list(PRESETS)))
    options = replace(PRESETS[preset], deck=_last_rank(ranks))
    try:
        return options, deck_for(options, players)
    except Refused as refused:
        raise _BadOption(_why(refused, preset, players)) from None


def _last_rank(ranks: str) -> str:
    last = ranks.strip().upper().replace("–", "-").removeprefix("A-").replace("10", "T")
    last = "fit" if last == "FIT" else last
    if last not in DECKS:
        raise _BadOption(say("simulate-last-rank", names=list(map(_printed, RANKS[4:]))))
    return last


def _printed(rank: str) -> str:
    return rank.replace("T", "10")


def _why(refused: Refused, preset: str, players: int) -> str:
    more: Mapping[str, Any] = refused.more
    match refused.code:
        case "not_coprime":
            return say("simulate-same-ranks", players=players, names=[f"A-{_printed(rank)}" for rank in more["good"]])
        case "need_players":
            return say("simulate-wrong-players", text=preset, least=more["least"], most=more["most"])
        case _:
            return say("simulate-decks", players=players, decks=more["decks"])


def _in_words(results: Found) -> str:
    seconds = {name: results[f"{name}_seconds"] for name in ("turn", "call", "question")}
    tables = results["tables"]
    counts = ("turns", "challenges", "questions", "minutes")
    rows = [
        [
            style,
            *("{}/{}".format(*map(round, table[name])) for name in counts),
            *_percent(table["odds"], table["called"]),
        ]
        for style, table in tables.items()
    ]
    waits = [
        [style, *_rounded(0, *(wait[name] for name in _WAITS[:4])), *_rounded(1, *(wait[name] for name in _WAITS[4:]))]
        for style, table in tables.items()
        if (wait := table["idle"])
    ]
    about = {"text": results["preset"], "players": results["players"], "games": results["games"], **seconds}
    lines = [say("simulate-head", other=_printed(results["ranks"]), **about), "", say("simulate-pairs")]
    lines += _aligned(_columns("table", *counts, "in-time", "called"), rows)
    if waits:
        lines += ["", say("simulate-waiting", minutes=results["minutes"])]
        lines += _aligned(_columns("table", "mean", "p95", "worst", "longest", "answered", "own-turns"), waits)
    return "\n".join([*lines, *_calling_lines(results["players"], results["callers"]), *_score_lines(results)])


_WAITS = ("mean", "p95", "worst", "longest", "questions", "own_turns")


def _columns(*codes: str) -> list[str]:
    return [say("simulate-column", code=code.replace(" ", "-")) for code in codes]


def _rounded(places: int, *figures: float) -> list[str]:
    return [format_decimal(figure, "0.0" if places else "0", locale=locale()) for figure in figures]


def _percent(*shares: float) -> list[str]:
    return [format_percent(share, locale=locale()) for share in shares]


def _aligned(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return the lines of a table. Names in the first column are on the left, figures on the right."""
    (names, first), *columns = ((max(map(len, column)), column) for column in zip(head, *rows, strict=True))
    cells = [
        [name.ljust(names) for name in first],
        *([cell.rjust(wide + 3) for cell in column] for wide, column in columns),
    ]
    return ["".join(line).rstrip() for line in zip(*cells, strict=True)]


def _calling_lines(players: int, callers: Found | None) -> list[str]:
    if not callers:
        return []
    shares, games = callers["wins"], callers["games"]
    doubt = 200 * sqrt((players - 1) / games) / players
    throws = [kind for kind in shares if kind != NOTHING]
    ways = [
        [say("simulate-way", code=way.replace(" ", "-")), *_rounded(1, *(100 * won[way] for won in shares.values()))]
        for way in CALLERS
    ]
    facts = {"text": callers["table"], "games": games, "share": round(100 / players, 1), "spread": round(doubt, 1)}
    return [
        "",
        say("simulate-calling", **facts),
        *([say("simulate-throws")] if throws else []),
        *_aligned(_columns("calls", *(throws or ["wins"])), ways),
    ]


def _score_lines(results: Found) -> list[str]:
    scores = results["scores"]
    if not scores:
        return []
    rows = []
    for name, stands in scores["classes"].items():
        counts = _rounded(1, stands["questions"], stands["points"])
        shares = {name: stands["by_points"], "by right answers": stands["by_share"], "the late one": stands["late"]}
        for row, share in shares.items():
            if share:
                label = say("simulate-row", code=row.replace(" ", "-"))
                figures = _rounded(1, 100 * share["two_apart"], 100 * share["neighbours"])
                rows.append([label, *figures, *counts] if row == name else [f"  {label}", *figures, "", ""])
    known = [f"{100 * share:.0f}" for share in KNOWLEDGE]
    facts = {"count": len(KNOWLEDGE), "names": known, "minutes": results["minutes"], "games": scores["lessons"]}
    return [
        "",
        say("simulate-knowing", **facts),
        say("simulate-standing"),
        *_aligned(_columns("class", "two-apart", "neighbours", "questions", "points"), rows),
    ]
