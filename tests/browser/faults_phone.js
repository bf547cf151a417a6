() => {
  /** What is wrong with a phone as it stands: text wider or higher than its box, anything beyond the screen, small targets. */
  const faults = [];
  const words = (e) => (e.textContent || "").trim().slice(0, 40);
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className?.baseVal ?? e.className} "${words(e)}"`;
  const wide = document.documentElement.clientWidth;
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.querySelector("#phone");
  const whole = document.documentElement.scrollWidth;
  if (whole > wide) faults.push(`the page scrolls sideways: ${whole}`);
  for (const e of root.querySelectorAll("*")) {
    if (e.closest(".heard, svg, option")) continue;
    const box = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    if (!box.width || style.visibility === "hidden" || style.clipPath === "inset(50%)") continue;
    if (box.left < -0.5 || box.right > wide + 0.5) faults.push(`beyond the edge: ${name(e)}`);
    // A name in the row of seats may end in dots: it stands in full in the headline and for a screen reader.
    const dotted = style.textOverflow === "ellipsis" && e.matches(".seats-name, .strip-name, .strip-label");
    const wider = style.overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1;
    const higher = style.overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1;
    if (wider && !dotted) faults.push(`cut off sideways: ${name(e)}`);
    if (higher && !dotted && !e.closest(".clock-bar")) faults.push(`cut off below: ${name(e)}`);
    if (e.matches("button, a[href], input")) {
      const size = `${box.width.toFixed(1)} by ${box.height.toFixed(1)}`;
      if (box.width < 43.9 || box.height < 43.9) faults.push(`target ${size}: ${name(e)}`);
    }
  }
  for (const zone of document.querySelectorAll(".phone > main > *")) {
    const box = zone.getBoundingClientRect();
    if (box.bottom > innerHeight + 0.5) faults.push(`below the screen: ${name(zone)} ${box.bottom}`);
  }
  const zone = (zone) => document.querySelector(`.phone > main > .${zone}`)?.getBoundingClientRect();
  const boxes = ["headline", "middle", "dock"].map(zone).filter(Boolean);
  for (const [at, box] of boxes.entries())
    for (const above of boxes.slice(0, at))
      // on its side the middle stands beside them
      if (
        box.top < above.bottom - 0.5 &&
        box.bottom > above.top + 0.5 &&
        box.left < above.right &&
        above.left < box.right
      )
        faults.push(`zones overlap: ${at}`);
  const counted =
    /\b(\d+|no|one|two|three|four|five|six|seven|eight|nine|ten)\s+(cheat(s|ed)?|lies|bluffs?)\b|\b(cheats|lies|bluffs)\s*[:×]|\bcaught\s+(\d+|once|twice)/i;
  const told = document.body.innerText.match(counted);
  if (told) faults.push(`counts cheats: ${told[0]}`);
  return faults;
};
