/** The words of "Try it tonight" in the wall's bar, and of bots. */

export const lamp = {
  waiting: "No phone yet",
  late: "No phone yet: why?",
  on: "Phones can connect",
  none: "No network",
};

export const panel = {
  title: {
    waiting: "Can phones connect?",
    late: "No phone has connected yet",
    on: "Phones can connect",
    none: "No network found",
  },
  line: {
    waiting:
      "Scan the code with any phone, or open this address with /check at the end. The light turns green when a phone connects.",
    late: "The phone can’t reach this laptop. Most likely causes first:",
    on: "A phone has connected. If others can’t:",
    none: "Join the Wi-Fi that the phones use, or switch on a hotspot. Then:",
  },
  causes: [
    ["The firewall is asking.", "This laptop may have asked whether Python may use the network. Say yes."],
    ["Two networks.", "Phone and laptop must be on the same Wi-Fi, with mobile data off."],
    ["The Wi-Fi keeps devices apart.", "Guest networks often do. Ask for another one."],
    ["No time for that?", "Use the hotspot of this laptop or of a phone. You don’t need the internet."],
  ],
  addresses: "Addresses of this laptop",
  came: "a phone used this one",
  shown: "in the code now",
  use: "Use this",
  useThis: (address: string) => `Use this one: ${address}`,
  tab: "No phone? Play in a second tab",
  more: "More on your own page",
  close: "Done",
};

export const lobby = {
  noNetwork: "No network found.",
  join: "Join the Wi-Fi that the phones use, or switch on a hotspot.",
  onlyBots: "Only bots so far: scan the code and beat them.",
};

export const bots = {
  add: (count: number) => (count === 1 ? "Add a bot" : `Add ${count} bots`),
};
