// Cards go from where they were to where they are; an arrow for the attack that runs.
import { h } from "./dom.js";

/** @typedef {Map<string, DOMRect>} Rects */

/** Where every card and zone is now. @param {HTMLElement} root @returns {Rects} */
export function rects(root) {
  const found = new Map();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-id], [data-zone]"))) {
    const name = element.dataset.id ? `id${element.dataset.id}` : `zone${element.dataset.zone}`;
    found.set(name, element.getBoundingClientRect());
  }
  return found;
}

/**
 * Move what moved, shake what was hurt.
 * @param {HTMLElement} root @param {Rects} before @param {import("./types.js").Line[]} lines @param {number} pace
 */
export function animate(root, before, lines, pace) {
  if (!pace || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const duration = Math.min(420, pace * 0.85);
  /** @type {Map<string, DOMRect>} */
  const origin = new Map();
  for (const { shown } of lines) {
    if (shown?.kind !== "move" || shown.id === undefined) continue;
    const from =
      (shown.old !== undefined && before.get(`id${shown.old}`)) ||
      (shown.from && before.get(`zone${shown.from[0]}/${shown.from[1]}`)) ||
      (shown.old !== undefined && origin.get(String(shown.old)));
    if (from) origin.set(String(shown.id), from);
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-id]"))) {
    const id = element.dataset.id ?? "";
    const from = origin.get(id) ?? before.get(`id${id}`);
    if (!from) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
      continue;
    }
    const to = element.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2,
      dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(dx, dy) > 3)
      element.animate(
        [
          { translate: `${dx}px ${dy}px`, zIndex: 20 },
          { translate: "0 0", zIndex: 20 },
        ],
        { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
      );
  }
  for (const { shown } of lines) {
    if (shown?.kind !== "damage" || shown.id === undefined || !shown.n) continue;
    const element = /** @type {HTMLElement | null} */ (root.querySelector(`[data-id="${shown.id}"]`));
    if (!element) continue;
    element.animate([{ filter: "brightness(2.2)" }, { filter: "none" }], { duration });
    const hit = h("span", { class: "hit" }, `−${shown.n}`);
    element.append(hit);
    setTimeout(() => hit.remove(), Math.max(500, pace));
  }
}

/** @param {HTMLElement} root @param {(HTMLElement | null)[]} ends */
export function arrow(root, ends) {
  root.querySelector("svg.arrow")?.remove();
  const [from, to] = ends;
  for (const element of root.querySelectorAll(".attacking, .attacked"))
    element.classList.remove("attacking", "attacked");
  from?.classList.add("attacking");
  to?.classList.add("attacked");
  if (!from || !to) return;
  const frame = root.getBoundingClientRect(),
    a = from.getBoundingClientRect(),
    b = to.getBoundingClientRect();
  const [x1, y1] = [a.left + a.width / 2 - frame.left, a.top + a.height / 2 - frame.top];
  const [x2, y2] = [b.left + b.width / 2 - frame.left, b.top + b.height / 2 - frame.top];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "arrow");
  svg.setAttribute("aria-hidden", "true");
  const bend = (x2 - x1) * 0.12;
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", `M${x1} ${y1} Q${(x1 + x2) / 2 + 30 + bend} ${(y1 + y2) / 2} ${x2} ${y2}`);
  const head = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const angle = Math.atan2(y2 - (y1 + y2) / 2, x2 - ((x1 + x2) / 2 + 30 + bend));
  const tip = (/** @type {number} */ turn) => `${x2 - 16 * Math.cos(angle + turn)} ${y2 - 16 * Math.sin(angle + turn)}`;
  head.setAttribute("d", `M${x2} ${y2} L${tip(0.45)} L${tip(-0.45)} Z`);
  head.setAttribute("class", "head");
  svg.append(path, head);
  root.append(svg);
}
