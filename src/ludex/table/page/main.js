// Where the page begins: a link after # is a seat, else the lobby.
import { lobby } from "./lobby.js";
import { applyTheme } from "./settings.js";
import { Table } from "./table.js";
import { lang, setLang } from "./words.js";

setLang(lang());
applyTheme();
const root = /** @type {HTMLElement} */ (document.getElementById("root"));
const token = location.hash.slice(1);
if (location.pathname === "/table" && /^[\w-]{16,64}$/.test(token)) new Table(token, root);
else
  lobby(root).catch((error) => {
    root.textContent = String(error.message ?? error);
  });
addEventListener("hashchange", () => location.reload());
