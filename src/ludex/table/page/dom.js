// Making elements, and what the browser keeps for us.

/**
 * An element. Keys that begin with `on` are listeners, `data-` and `aria-` are attributes, the rest are properties.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else if (key.includes("-") || key === "role" || key === "for" || key === "list")
      element.setAttribute(key, String(value));
    else Object.assign(element, { [key]: value });
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

/**
 * @param {string} text
 * @param {() => void} onclick
 * @param {Record<string, any>} [props]
 */
export function button(text, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, text);
}

/**
 * @param {Element} element
 * @param {...(Node | string)} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...children);
}

/**
 * A setting of this browser.
 * @param {string} name
 * @param {string} otherwise
 */
export function kept(name, otherwise) {
  try {
    return localStorage.getItem(`ludex.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(`ludex.${name}`, value);
  } catch {
    /* a browser that keeps nothing */
  }
}

/** The key of this browser: it holds the seats that were taken here. */
export function ownKey() {
  let key = kept("key", "");
  if (!/^[\w-]{16,64}$/.test(key)) {
    key = [...crypto.getRandomValues(new Uint8Array(24))].map((one) => one.toString(16).padStart(2, "0")).join("");
    keep("key", key);
  }
  return key;
}

/** The links of this browser's matches, newest first. @returns {string[]} */
export function links() {
  try {
    const found = JSON.parse(kept("links", "[]"));
    return Array.isArray(found) ? found.filter((one) => typeof one === "string").slice(0, 40) : [];
  } catch {
    return [];
  }
}

/** @param {string} token */
export function keepLink(token) {
  keep("links", JSON.stringify([token, ...links().filter((one) => one !== token)].slice(0, 40)));
}

/** @param {string} token */
export function dropLink(token) {
  keep("links", JSON.stringify(links().filter((one) => one !== token)));
}

/**
 * A request of the lobby.
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
export async function request(path, body) {
  const options =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  const text = await answer.text();
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    content = text;
  }
  if (!answer.ok) throw new Error(content?.refused ?? `${answer.status}`);
  return content;
}

/**
 * A dialog over the page; it is gone when closed.
 * @param {string} title
 * @param {Node[]} content
 * @param {string} [kind]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, content, kind = "") {
  const close = h("button", { class: "close", type: "button", "aria-label": "×", onclick: () => box.close() }, "×");
  const box = /** @type {HTMLDialogElement} */ (
    h("dialog", { class: `box ${kind}`, "aria-label": title }, h("header", {}, h("h2", {}, title), close), ...content)
  );
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  document.body.append(box);
  box.showModal();
  return box;
}
