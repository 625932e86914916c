// The socket: it says its seat first, and comes back by itself when the line drops.
import { ownKey } from "./dom.js";

/** With these one knows how things stand: only then the line counts as up. */
const STANDS = new Set(["state", "waiting"]);
/** What somebody at the page does. */
const WAKING = ["pointerdown", "keydown", "focus"];

export class Line {
  /**
   * @param {string} token
   * @param {(message: any) => void} hear
   * @param {(up: boolean) => void} changed
   */
  constructor(token, hear, changed) {
    this.token = token;
    this.hear = hear;
    this.changed = changed;
    this.tries = 0;
    this.up = false;
    this.closed = false;
    this.asleep = false;
    /** @type {Map<string, (answer: any) => void>} */
    this.asked = new Map();
    this.count = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      socket.send(JSON.stringify({ type: "sit", token: this.token, key: ownKey() }));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "refused" && message.closed) this.closed = message.reason !== "too many messages";
      if (message.type === "asleep") this.asleep = true;
      if (message.type === "refused" && message.again) this.tries = Math.max(this.tries, 2);
      if (message.ask && this.asked.has(message.ask)) {
        const resolve = this.asked.get(message.ask);
        this.asked.delete(message.ask);
        resolve?.(message);
      } else {
        this.hear(message);
      }
      if (!this.up && STANDS.has(message.type)) {
        this.up = true;
        this.changed(true);
      }
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.up = false;
      this.changed(false);
      if (this.asleep) {
        this.wake();
        return;
      }
      this.tries += 1;
      setTimeout(() => this.open(), Math.min(4000, 150 * 2 ** this.tries));
    };
  }

  /** The match has left the server's memory: open it again once somebody is here. */
  wake() {
    const open = () => {
      for (const kind of WAKING) removeEventListener(kind, open);
      if (this.asleep && !this.closed) this.open();
      this.asleep = false;
    };
    for (const kind of WAKING) addEventListener(kind, open);
  }

  /** @param {Record<string, any>} message */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * A question with its answer. A refusal is an answer, too.
   * @param {Record<string, any>} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const ask = `q${++this.count}`;
    return new Promise((resolve) => {
      this.asked.set(ask, resolve);
      this.say({ ...message, ask });
      setTimeout(() => {
        if (this.asked.delete(ask)) resolve({ type: "refused", reason: "no answer" });
      }, 15000);
    });
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
