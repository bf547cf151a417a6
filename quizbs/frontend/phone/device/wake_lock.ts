/**
 * Keeps the phone's screen on: with a wake lock if the browser has it (https only), otherwise the lobby explains how.
 */
import * as words from "words:phone";

/** Keep the screen on, now and whenever the page becomes visible again. */
export function keepScreenOn() {
  const ask = () => document.hidden || navigator.wakeLock?.request("screen").catch(() => {}); // rejected on a low battery
  document.addEventListener("visibilitychange", ask);
  void ask();
}

/** Return what a student can do to keep the screen on; "" if the browser does it, or the device is unknown. */
export const howToKeepScreenOn = () =>
  navigator.wakeLock
    ? ""
    : /iP(hone|ad|od)/.test(navigator.userAgent)
      ? words.lobbyLitIos
      : /Android/.test(navigator.userAgent)
        ? words.lobbyLitAndroid
        : "";
