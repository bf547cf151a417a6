"""The projector's sounds, as the browser renders them: how loud they are, clicks, the ceiling."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, Any

import pytest

from tests.tools.catalogue import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

# Loudness in dB of the loudest 100 ms above 200 Hz, before the master volume.
BALANCE = {
    **dict.fromkeys(("shout", "stamp:lie", "whoosh", "fanfare"), -14),
    **dict.fromkeys(("stamp:truth", "right", "wrong", "streak", "heartbeat", "low", "flip"), -20),
    **dict.fromkeys(("join", "blip", "plink"), -20),
    **dict.fromkeys(("slap", "ooh"), -20),
    **dict.fromkeys(("roll", "deal", "turn", "rattle"), -24),
    "tick": -24,
    **dict.fromkeys(("groove", "bed"), -27),
}
LEAST_RISE = 0.002  # seconds: a sound that gets loud faster clicks

RENDER = """async () => {
  const { graph, noise, voice } = await import("/alone/wall/sound/player.js");
  const { SOUNDS, TRACKS } = await import("/alone/wall/sound/sound_set.js");
  const RATE = 44100;
  const bars = ({ level, step: of }) => {
    const found = [];
    for (let step = 0, at = 0; step < 16; step++) {
      const { layers, long } = of(step, 3);
      found.push(...layers.map((layer) => ({ ...layer, at: at + layer.at })));
      at += long;
    }
    return { level, layers: found };
  };
  const all = { groove: bars(TRACKS.groove), bed: bars(TRACKS.bed) };
  for (const [name, { level, layers }] of Object.entries(SOUNDS)) all[name] = { level, layers: layers({}) };
  const seconds = (layers) => Math.max(...layers.map(({ at, long }) => at + long)) + 0.2;
  const render = async (parts, into) => {
    const context = new OfflineAudioContext(1, RATE * Math.max(...parts.map(({ layers }) => seconds(layers))), RATE);
    const [white, out] = [noise(context), into(context)];
    for (const { level, layers } of parts)
      for (const layer of layers) voice(context, white, layer, layer.at, level, out);
    return (await context.startRendering()).getChannelData(0);
  };
  const plain = ({ destination }) => destination;
  const above = (context) => {
    const [one, two] = [1, 2].map(() => new BiquadFilterNode(context, { type: "highpass", frequency: 200, Q: -3 }));
    one.connect(two).connect(context.destination);
    return one;
  };
  const peak = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const loudest = (samples) => {
    let most = 0;
    for (let begin = 0; begin + RATE / 10 <= samples.length; begin += RATE / 100)
      most = Math.max(most, samples.slice(begin, begin + RATE / 10).reduce((sum, one) => sum + one * one, 0));
    return Math.sqrt(most / (RATE / 10));
  };
  const found = {};
  for (const [name, sound] of Object.entries(all)) {
    const raw = await render([sound], plain);
    const rise = Math.min(...sound.layers.map(({ rise }) => rise));
    const out = await render([sound], (context) => graph(context)[TRACKS[name]?.music ? "music" : "effects"]);
    const [first, last] = [raw[0], raw.at(-1)].map(Math.abs);
    found[name] = { rise, first, last, peak: peak(out), loudest: loudest(await render([sound], above)) };
  }
  found.together = { peak: peak(await render(Object.values(all), (context) => graph(context).effects)) };
  return found;
}"""


@pytest.fixture(scope="module")
def rendered(browser: Browser) -> Iterator[dict[str, Any]]:
    with served() as address:
        page = browser.new_page()
        page.goto(f"{address}/lobby-two")
        yield page.evaluate(RENDER)
        page.close()


def test_every_sound_has_its_loudness_on_small_speakers(rendered: dict[str, Any]) -> None:
    assert set(rendered) == {*BALANCE, "together"}
    levels = {name: 20 * log10(rendered[name]["loudest"]) for name in BALANCE}
    assert {name: round(level, 1) for name, level in levels.items() if abs(level - BALANCE[name]) > 3} == {}


def test_all_sounds_together_stay_below_ceiling(rendered: dict[str, Any]) -> None:
    loud = {name: round(20 * log10(sound["peak"]), 1) for name, sound in rendered.items()}
    assert {name: level for name, level in loud.items() if level > -3} == {}


def test_no_sound_clicks_at_its_beginning_or_end(rendered: dict[str, Any]) -> None:
    sounds = [sound for name, sound in rendered.items() if name != "together"]
    assert max(sound["first"] for sound in sounds) < 0.001
    assert min(sound["rise"] for sound in sounds) >= LEAST_RISE
    assert max(sound["last"] for sound in sounds) < 0.001
