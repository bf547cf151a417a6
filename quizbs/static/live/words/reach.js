/** The words of “Try it tonight” on the projector's bar, and of the bots. The one place to translate them. */

export const lamp = {
  waiting: "No phone yet",
  late: "No phone yet: why?",
  on: "Phones get through",
  none: "No network",
};

export const panel = {
  title: {
    waiting: "Do phones get through?",
    late: "No phone has answered yet",
    on: "Phones get through",
    none: "No network found",
  },
  line: {
    waiting:
      "Scan the code with any phone, or open this address with /check behind it. The light turns green when it answers.",
    late: "Something stands between the phone and this laptop. From likely to rare:",
    on: "A phone has loaded the page and answered. If others do not get in:",
    none: "Join the Wi-Fi that the phones use, or switch on a hotspot. Then:",
  },
  causes: [
    ["The firewall asks.", "This laptop may have asked whether Python may use the network. Say yes."],
    ["Two networks.", "Phone and laptop must be in the same Wi-Fi, and mobile data off."],
    ["The Wi-Fi keeps devices apart.", "Guest networks often do. Ask for another one."],
    ["No time for that?", "Use the hotspot of this laptop or of a phone. No internet is needed."],
  ],
  addresses: "Addresses of this laptop",
  came: "a phone came by this one",
  shown: "in the code now",
  use: "Use this",
  useThis: (address) => `Use this one: ${address}`,
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
  add: (count) => (count === 1 ? "Add a bot" : `Add ${count} bots`),
};
