// Pictures made from a card's name: the same name gives the same picture, everywhere.

/** @type {Map<string, string>} */
const drawn = new Map();

/** A number from a text, the same everywhere. @param {string} text */
export function seedOf(text) {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** @param {number} seed */
function chance(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let n = Math.imul(a ^ (a >>> 15), 1 | a);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The picture of a card, as an address for an image.
 * @param {string} name
 * @param {[number, number]} colour hue and saturation
 * @param {string} picture what it shows: portrait, rune, tower; anything else: a being
 */
export function art(name, colour, picture) {
  const key = `${name}|${colour}|${picture}`;
  const found = drawn.get(key);
  if (found) return found;
  const next = chance(seedOf(name));
  const hue = colour[0] + (next() - 0.5) * 36;
  const sat = Math.max(18, colour[1]);
  const night = next() < 0.45;
  const parts = [sky(next, hue, sat, night), land(next, hue, sat, night)];
  parts.push((SHOWN[picture] ?? being)(next, hue, sat));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 96" preserveAspectRatio="xMidYMid slice">${parts.join("")}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, address);
  return address;
}

/** @typedef {() => number} Next */

/** @param {number} h @param {number} s @param {number} l */
const hsl = (h, s, l) => `hsl(${Math.round((h + 360) % 360)} ${Math.round(s)}% ${Math.round(l)}%)`;

/** @param {Next} next @param {number} hue @param {number} sat @param {boolean} night */
function sky(next, hue, sat, night) {
  const top = night ? hsl(hue + 30, sat * 0.8, 14) : hsl(hue + 20, sat * 0.7, 62);
  const low = night ? hsl(hue - 10, sat, 38) : hsl(hue - 25, sat * 0.9, 86);
  const x = 20 + next() * 80,
    y = 14 + next() * 26,
    r = 7 + next() * 10;
  let stars = "";
  if (night)
    for (let i = 0; i < 22; i++)
      stars += `<circle cx="${(next() * 120).toFixed(1)}" cy="${(next() * 60).toFixed(1)}" r="${(0.3 + next() * 0.7).toFixed(2)}" fill="#fff" opacity="${(0.3 + next() * 0.7).toFixed(2)}"/>`;
  return (
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<radialGradient id="g"><stop offset="0" stop-color="${hsl(hue - 40, 90, night ? 88 : 96)}"/><stop offset=".45" stop-color="${hsl(hue - 40, 90, 80)}" stop-opacity=".55"/><stop offset="1" stop-color="${hsl(hue - 40, 90, 80)}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="120" height="96" fill="url(#s)"/>${stars}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 2.4).toFixed(1)}" fill="url(#g)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${hsl(hue - 40, 80, night ? 90 : 97)}"/>`
  );
}

/** @param {Next} next @param {number} hue @param {number} sat @param {boolean} night */
function land(next, hue, sat, night) {
  let out = "";
  const sharp = next() < 0.5;
  for (let layer = 0; layer < 3; layer++) {
    const base = 52 + layer * 14,
      high = 20 - layer * 4;
    const points = [];
    for (let x = -10; x <= 130; x += 20) points.push([x + (next() - 0.5) * 10, base - next() * high]);
    let path = `M-10 100 L${points[0][0].toFixed(1)} ${points[0][1].toFixed(1)}`;
    for (let i = 1; i < points.length; i++) {
      const [x, y] = points[i],
        [px, py] = points[i - 1];
      path += sharp
        ? ` L${x.toFixed(1)} ${y.toFixed(1)}`
        : ` C${(px + 10).toFixed(1)} ${py.toFixed(1)} ${(x - 10).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    const light = night ? 26 - layer * 7 : 58 - layer * 13;
    out += `<path d="${path} L130 100 Z" fill="${hsl(hue + layer * 10, sat * 0.75, light)}"/>`;
  }
  return out;
}

/** A being of mirrored shapes. @param {Next} next @param {number} hue @param {number} sat */
function being(next, hue, sat) {
  const steps = 5 + Math.floor(next() * 4);
  const tall = 48 + next() * 18,
    wide = 14 + next() * 16;
  const side = [];
  for (let i = 0; i <= steps; i++) {
    const y = 90 - (tall * i) / steps;
    const taper = 1 - (i / steps) * 0.55;
    side.push([Math.max(2, wide * taper * (0.45 + next() * 0.85)), y]);
  }
  const path = mirrored(side);
  const top = 90 - tall;
  const head = 6 + next() * 5;
  const horns =
    next() < 0.5
      ? `<path d="M${60 - head} ${top - 2} q-${(6 + next() * 8).toFixed(1)} -${(8 + next() * 8).toFixed(1)} -2 -${(14 + next() * 6).toFixed(1)} q2 8 6 11Z M${60 + head} ${top - 2} q${(6 + next() * 8).toFixed(1)} -${(8 + next() * 8).toFixed(1)} 2 -${(14 + next() * 6).toFixed(1)} q-2 8 -6 11Z" fill="${hsl(hue, sat * 0.5, 16)}"/>`
      : "";
  const wings = next() < 0.45 ? wing(next, hue, sat, top + 10) : "";
  const eyes = `<circle cx="${60 - head * 0.42}" cy="${top}" r="1.5" fill="${hsl(hue + 150, 90, 74)}"/><circle cx="${60 + head * 0.42}" cy="${top}" r="1.5" fill="${hsl(hue + 150, 90, 74)}"/>`;
  const sign = `<path d="${mirrored([
    [1, top + tall * 0.62],
    [4 + next() * 4, top + tall * 0.5],
    [1.5, top + tall * 0.34],
  ])}" fill="${hsl(hue + 150, 80, 66)}" opacity=".85"/>`;
  return `${wings}<path d="${path}" fill="${hsl(hue, sat * 0.6, 20)}"/><path d="${path}" fill="${hsl(hue + 20, sat * 0.8, 42)}" opacity=".5" transform="translate(60 0) scale(.72 1) translate(-60 0)"/>${horns}<ellipse cx="60" cy="${top}" rx="${head}" ry="${head * 1.15}" fill="${hsl(hue, sat * 0.6, 24)}"/>${eyes}${sign}`;
}

/** @param {Next} next @param {number} hue @param {number} sat @param {number} y */
function wing(next, hue, sat, y) {
  const reach = 26 + next() * 20,
    up = 12 + next() * 18;
  const one = `M60 ${y} C${60 + reach * 0.4} ${y - up} ${60 + reach} ${y - up} ${60 + reach} ${y - up * 0.4} C${60 + reach * 0.8} ${y + 4} ${60 + reach * 0.7} ${y + 14} ${60 + reach * 0.45} ${y + 12} C${60 + reach * 0.3} ${y + 20} 66 ${y + 20} 60 ${y + 24}Z`;
  return `<g fill="${hsl(hue - 12, sat * 0.8, 30)}"><path d="${one}"/><path d="${one}" transform="translate(120 0) scale(-1 1)"/></g>`;
}

/** @param {Next} next @param {number} hue @param {number} sat */
function portrait(next, hue, sat) {
  const cloak = mirrored([
    [40, 96],
    [34 + next() * 8, 74],
    [13, 62],
    [9, 54],
  ]);
  const hair = mirrored([
    [10 + next() * 9, 66],
    [14 + next() * 5, 48],
    [12, 30 - next() * 5],
    [3, 24 - next() * 8],
  ]);
  const skin = hsl(28 + next() * 14, 38 + next() * 20, 48 + next() * 32);
  return `<path d="${hair}" fill="${hsl(hue + next() * 160, sat * 0.6, 18 + next() * 30)}"/><path d="${cloak}" fill="${hsl(hue, sat, 32)}"/><path d="${mirrored(
    [
      [22, 96],
      [10, 70],
      [5, 60],
    ],
  )}" fill="${hsl(hue + 150, sat * 0.8, 58)}"/><ellipse cx="60" cy="45" rx="10.5" ry="13" fill="${skin}"/><path d="M50 40 q10 -${(9 + next() * 8).toFixed(1)} 20 0 q-10 -4 -20 0" fill="${hsl(hue + next() * 160, sat * 0.6, 22)}"/><circle cx="56" cy="45" r="1.2" fill="#201a2b"/><circle cx="64" cy="45" r="1.2" fill="#201a2b"/><path d="M57 51 q3 ${(1 + next() * 2).toFixed(1)} 6 0" stroke="#5b3030" fill="none" stroke-width=".9"/>`;
}

/** @param {Next} next @param {number} hue @param {number} sat */
function rune(next, hue, sat) {
  const points = 3 + Math.floor(next() * 6),
    turns = 2 + Math.floor(next() * 2);
  let out = `<circle cx="60" cy="48" r="38" fill="url(#g)"/>`;
  for (let ring = 0; ring < turns; ring++) {
    const r = 30 - ring * 10,
      skip = 1 + Math.floor(next() * Math.max(1, (points - 1) / 2)),
      turn = next() * Math.PI;
    let path = "";
    for (let i = 0; i <= points; i++) {
      const a = turn + ((i * skip) % points) * ((2 * Math.PI) / points);
      path += `${i ? "L" : "M"}${(60 + r * Math.cos(a)).toFixed(1)} ${(48 + r * Math.sin(a)).toFixed(1)}`;
    }
    out += `<circle cx="60" cy="48" r="${r}" fill="none" stroke="${hsl(hue + 150, 80, 82)}" stroke-width="1"/><path d="${path}Z" fill="${hsl(hue + ring * 30, sat, 60)}" fill-opacity=".35" stroke="${hsl(hue - 40, 90, 92)}" stroke-width="1.6" stroke-linejoin="round"/>`;
  }
  return out;
}

/** @param {Next} next @param {number} hue @param {number} sat */
function tower(next, hue, sat) {
  const wide = 13 + next() * 9,
    tall = 44 + next() * 22,
    top = 92 - tall;
  let out = `<path d="${mirrored([
    [wide + 5, 92],
    [wide, 86],
    [wide - 2, top + 12],
    [wide + 3, top + 8],
    [wide + 3, top],
    [wide * 0.4, top],
    [wide * 0.35, top - 4 - next() * 14],
  ])}" fill="${hsl(hue, sat * 0.4, 26)}"/>`;
  for (let i = 0; i < 3; i++)
    out += `<rect x="${60 - 2.5}" y="${top + 16 + i * 13}" width="5" height="7" rx="2.5" fill="${hsl(hue - 40, 90, 78)}"/>`;
  return out;
}

/** @type {Record<string, (next: Next, hue: number, sat: number) => string>} */
const SHOWN = { portrait, rune, tower };

/** A closed path from one side and its mirror image about x = 60. @param {number[][]} side half-widths and heights, from below */
function mirrored(side) {
  let path = `M${(60 - side[0][0]).toFixed(1)} ${side[0][1].toFixed(1)}`;
  for (const [x, y] of side.slice(1)) path += `L${(60 - x).toFixed(1)} ${y.toFixed(1)}`;
  for (const [x, y] of [...side].reverse()) path += `L${(60 + x).toFixed(1)} ${y.toFixed(1)}`;
  return `${path}Z`;
}
