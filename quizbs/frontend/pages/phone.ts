/** The entry of the phone: mounts it and opens the line. */
import { connect } from "../line/connect.js";
import { build, firstView } from "../line/page.js";
import { mountPhone } from "../phone/app.js";

const root = document.querySelector<HTMLElement>("#phone");
if (!root) throw new Error("this page has no place for a phone");
mountPhone(root, (on) =>
  connect({ screen: "phone", lesson: root.dataset.lesson ?? "", on, build: build(), first: firstView() }),
);
document.documentElement.dataset.runs = "yes"; // hides the message that the page can't run
