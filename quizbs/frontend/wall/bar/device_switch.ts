/** A switch whose state is stored on this computer. */
export interface DeviceSwitch {
  on: boolean;
  turn: () => void;
}

/** Return the switch stored under a name; `apply` is called with its state, now and at each change. */
export function deviceSwitch(name: string, apply: (on: boolean) => void): DeviceSwitch {
  const one = {
    on: stored(name),
    turn() {
      one.on = !one.on;
      try {
        localStorage.setItem(name, one.on ? "on" : "off");
      } catch {
        // It then lasts as long as the page.
      }
      apply(one.on);
    },
  };
  apply(one.on);
  return one;
}

function stored(name: string): boolean {
  try {
    return localStorage.getItem(name) === "on";
  } catch {
    return false; // storage is blocked
  }
}
