/** A phone that stays lit: by itself where the browser may do that (https), otherwise the lobby says how. */
import { lit } from "../words/phone.js";

/** Keep the screen on, now and whenever the page is seen again. */
export function keepScreenOn() {
  const ask = () => document.hidden || navigator.wakeLock?.request("screen").catch(() => {}); // it may, on a low battery, not
  document.addEventListener("visibilitychange", ask);
  void ask();
}

/** What a student can do to keep the screen on; "" where the phone does it, or is none that we know. */
export const howToKeepScreenOn = () =>
  navigator.wakeLock
    ? ""
    : /iP(hone|ad|od)/.test(navigator.userAgent)
      ? lit.ios
      : /Android/.test(navigator.userAgent)
        ? lit.android
        : "";
