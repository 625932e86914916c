// Looking back: scrub, step, change eyes, undo to here, play on from here.
import { save } from "./bar.js";
import { h, keepLink } from "./dom.js";
import { botName, named, t } from "./words.js";

/** Whose eyes there are, as the server numbers them. @type {[number, () => string][]} */
const EYES = [
  [0, () => t("seatN", { n: 1 })],
  [1, () => t("seatN", { n: 2 })],
  [-1, () => t("spectator")],
  [-2, () => t("both")],
];

export class ReplayBar {
  /**
   * @param {import("./table.js").Table} table
   * @param {number} of
   */
  constructor(table, of) {
    this.table = table;
    this.of = of;
    this.n = of;
    const seat = table.seated?.seat ?? -1;
    this.eyes = seat >= 0 ? seat : table.seated?.seats[0] === "import" ? -2 : -1;
    /** The eyes of the state on show. */
    this.seen = this.eyes;
    /** @type {import("./types.js").State | null} */
    this.state = null;
    this.wanted = -1;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  below() {
    return this.eyes >= 0 ? this.eyes : Math.max(0, this.table.seated?.seat ?? 0);
  }

  /** Whether the server lets this seat look through these eyes (`Match.may_look`). @param {number} eyes */
  mayUse(eyes) {
    const { seated, state } = this.table;
    if (!seated || !state) return false;
    if (seated.seats[0] === "import") return true;
    if (seated.seat >= 0) return eyes === seated.seat || state.over;
    return eyes === -1 || eyes === state.view.viewer || (state.over && state.allowed === 3);
  }

  /** The match went on meanwhile. @param {number} of */
  grown(of) {
    this.of = of;
    const range = /** @type {HTMLInputElement | null} */ (document.querySelector(".replaybar input"));
    if (range) range.max = String(of);
  }

  /** @param {number} n */
  async go(n) {
    this.wanted = Math.max(0, Math.min(this.of, n));
    if (this.asking) return;
    this.asking = true;
    while (this.wanted >= 0) {
      const at = this.wanted;
      this.wanted = -1;
      const state = await this.table.line.ask({ type: "look", n: at, viewer: this.eyes });
      if (this.table.replay !== this) {
        this.asking = false;
        return;
      }
      if (state.type === "refused") {
        this.table.tell(state.reason);
        this.eyes = this.seen;
        this.table.draw();
        break;
      }
      this.seen = state.viewer;
      const before = this.state;
      this.table.faces = { ...this.table.faces, ...state.faces };
      this.state = state;
      this.n = at;
      const forth = before && before.n === at - 1;
      this.table.draw(forth ? before : null, forth ? state.log.filter((/** @type {any} */ line) => line.n === at) : []);
    }
    this.asking = false;
  }

  play() {
    if (this.timer !== undefined) {
      clearInterval(this.timer);
      this.timer = undefined;
      this.table.draw();
      return;
    }
    this.timer = setInterval(() => {
      if (this.n >= this.of || this.table.replay !== this) {
        clearInterval(this.timer);
        this.timer = undefined;
        return;
      }
      this.go(this.n + 1);
    }, 700);
    this.table.draw();
  }

  /** The bar below the table. */
  element() {
    const { table } = this;
    const seat = table.seated?.seat ?? -1;
    const range = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "range",
        min: "0",
        max: String(this.of),
        value: String(this.n),
        "aria-label": t("replay"),
        id: "scrub",
        oninput: () => this.go(Number(range.value)),
      })
    );
    const button = (
      /** @type {string} */ id,
      /** @type {string} */ text,
      /** @type {() => void} */ act,
      label = text,
    ) => h("button", { type: "button", id, "aria-label": label, onclick: act }, text);
    const eyes = /** @type {HTMLSelectElement} */ (
      h("select", {
        id: "eyes",
        "aria-label": t("eyes"),
        onchange: () => {
          this.eyes = Number(eyes.value);
          this.go(this.n);
        },
      })
    );
    for (const [value, text] of EYES) {
      const how = { value: String(value), selected: value === this.eyes, disabled: !this.mayUse(value) };
      eyes.append(h("option", how, text()));
    }
    const last = this.state?.last;
    const told = last ? `${t("seatN", { n: last.player + 1 })}: ${named({ en: last.option, ja: last.ja })}` : "";
    const row = h(
      "div",
      { class: "replayrow" },
      button("first", "«", () => this.go(0)),
      button("stepback", "◀", () => this.go(this.n - 1)),
      button("playpause", this.timer === undefined ? "▶" : "❚❚", () => this.play()),
      button("stepon", "▶|", () => this.go(this.n + 1)),
      button("lastframe", "»", () => this.go(this.of)),
      range,
      h("output", {}, `${this.n} / ${this.of}`),
    );
    const more = h(
      "div",
      { class: "replayrow" },
      h("label", {}, `${t("eyes")} `, eyes),
      h("span", { class: "lastdecision" }, told),
    );
    if ((table.state?.undo ?? -1) >= 0 && seat >= 0 && this.n < (table.state?.n ?? 0))
      more.append(
        button("undohere", t("undoTo"), () => {
          table.line.say({ type: "undo", to: this.n });
          table.endReplay();
        }),
      );
    if (this.eyes >= 0) more.append(this.playOn());
    if (table.state?.over) more.append(button("savereplay", t("save"), () => save(table)));
    more.append(button("live", t("live"), () => table.endReplay()));
    return h("div", { class: "replaybar" }, row, more);
  }

  playOn() {
    const bots = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": t("against"), id: "playonbot" }));
    for (const name of this.table.seated?.bots ?? [])
      bots.append(h("option", { value: name, selected: name === "greedy" }, botName(name)));
    return h(
      "span",
      { class: "playon", title: t("playOnHelp") },
      h(
        "button",
        {
          type: "button",
          id: "playon",
          class: "primary",
          onclick: async () => {
            const answer = await this.table.line.ask({ type: "playon", n: this.n, seat: this.eyes, bot: bots.value });
            if (answer.type === "refused") {
              this.table.tell(answer.reason);
              return;
            }
            keepLink(answer.token);
            location.assign(`/table#${answer.token}`);
            location.reload();
          },
        },
        t("playOn"),
      ),
      bots,
    );
  }
}
