([least]) => {
  /** What is wrong with the page as it stands: text that is cut, too small, outside or on other text; small targets. */
  const faults = [];
  const within = (inner, outer) =>
    inner.left >= outer.left - 1.5 &&
    inner.right <= outer.right + 1.5 &&
    inner.top >= outer.top - 1.5 &&
    inner.bottom <= outer.bottom + 1.5;
  const hidden = (element) =>
    element.closest(".heard, [hidden], .overlay ~ *, .panel:not([open])") ||
    getComputedStyle(element).visibility === "hidden" ||
    getComputedStyle(element).clipPath === "inset(50%)" ||
    element.getClientRects().length === 0;
  const wall = document.querySelector(".wall, .desk main");
  const edge = document.querySelector(".wall") ? wall.getBoundingClientRect() : null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    // Where forty long names have no room they end in dots, each inside its own place.
    const last = element.closest(".person-list.is-cut");
    if (last && last.children.length > 30) {
      const place = element.getBoundingClientRect();
      if (!within(place, edge) || !within(place, element.closest("li").getBoundingClientRect()))
        faults.push(`out of its place: ${text}`);
      continue;
    }
    // The same on the list of the tables, where more than thirty look for theirs; their phones say the whole name.
    if (element.closest(".place-name.is-cut") && document.querySelectorAll(".place").length > 30) continue;
    // Eight tables stay in sight at the desk: of both names, where they are long, its tip says the whole.
    if (element.closest(".plan-table [title]") && text.length > 20) continue;
    // A topic of one question has the width of that question's number.
    if (element.closest(".answers-topic[colspan='1'] [title]")) continue;
    if (element.closest(".step-name.is-cut") && text.length > 15) continue;
    const inWall = edge && wall.contains(element) && !element.closest("[aria-hidden=true]");
    if (inWall && size < least - 0.3) faults.push(`${size} px is too small: ${text}`);
    if (inWall && !within(box, edge)) faults.push(`out of the wall: ${text}`);
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`out of the window: ${text}`);
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowY !== "visible" && !/auto|scroll/.test(style.overflowY) && !up.matches("svg")) {
        const clip = up.getBoundingClientRect();
        const slack = size * 0.2;
        const high = box.bottom > clip.bottom + slack || box.top < clip.top - slack;
        if (high || box.right > clip.right + 2 || box.left < clip.left - 2)
          faults.push(`cut by ${up.className || up.tagName}: ${text}`);
      }
      if (style.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) faults.push(`shortened: ${text}`);
    }
  }
  for (const element of document.querySelectorAll(
    "[data-fit]:not(.place-name.is-cut, .podiums-scene .step-name.is-cut)",
  )) {
    const slack =
      element.dataset.fit === "box"
        ? 1
        : element.dataset.fit === "line"
          ? Infinity
          : Math.max(2, 0.2 * parseFloat(getComputedStyle(element).fontSize));
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`too wide: ${element.textContent.trim()}`);
    if (element.scrollHeight > element.clientHeight + slack) faults.push(`too high: ${element.textContent.trim()}`);
  }
  const scene = document.querySelector(".wall-scene");
  const blocks = scene
    ? [...scene.querySelectorAll(":scope > *, .table-middle > *, .reveal-middle > *, .claim > *, .seat > *")]
    : [];
  for (const one of blocks)
    for (const other of blocks) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [wide, high] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      if (wide > 2 && high > least * 0.3 && one.compareDocumentPosition(other) & 4)
        faults.push(`${one.className} lies on ${other.className}`);
    }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push("the page is wider than the window");
  if (edge && document.documentElement.scrollHeight > innerHeight + 1)
    faults.push("the wall is higher than the window");
  const small = [...document.querySelectorAll("button, a, input:not([type=hidden]), select, textarea, summary")].filter(
    (each) => {
      const target = (
        each.matches("[type=radio], [type=checkbox]") ? (each.labels[0] ?? each) : each
      ).getBoundingClientRect();
      if (each.disabled || each.closest("#grid")) return false; // a table of all answers is for a mouse
      return each.getClientRects().length && (target.height < 43.5 || target.width < 43.5);
    },
  );
  faults.push(...small.map((each) => `smaller than 44 px: ${each.textContent.trim() || each.name}`));
  const counted =
    /\b(\d+|no|one|two|three|four|five|six|seven|eight|nine|ten)[^\S\n]+(cheat(s|ed)?|lies(?! face| open)|bluffs?)\b|\b(cheats|lies|bluffs)\s*[:×]|\bcaught[^\S\n]+(\d+|once|twice)/i;
  const told = document.body.innerText.match(counted);
  if (told) faults.push(`counts cheats: ${told[0]}`);
  return [...new Set(faults)];
};
