import type { Entry } from './entry.ts';

const SLOT = /\b(base[01][\da-f])["']?\s*[:=]\s*["']?#?([\da-f]{6})\b/gi;
const COOLORS = /coolors\.co\/(?:[\w-]+\/)*((?:[\da-f]{6}-){1,9}[\da-f]{6})/gi;
/** Base16 has sixteen slots; with half of them it is one that was cut. */
const ENOUGH_SLOTS = 8;

/** Palettes that a text holds, each with its colours; two are two brands. */
type Palettes = readonly (readonly Entry[])[];

/** Base16 and Base24, as YAML, JSON or anything that says `base0D: "7cafc2"`. A slot that comes again begins another one. */
export function base16In(text: string): Palettes {
  const palettes: Entry[][] = [];
  for (const [, slot = '', hex = ''] of text.matchAll(SLOT)) {
    const name = `base${slot.slice(4).toUpperCase()}`;
    const last = palettes.at(-1);
    if (!last || last.some(({ path }) => path[0] === name)) palettes.push([]);
    palettes.at(-1)?.push({ path: [name], text: `#${hex}` });
  }
  return palettes.filter((palette) => palette.length >= ENOUGH_SLOTS);
}

/** The addresses of Coolors in a text. */
export function coolorsIn(text: string): Palettes {
  const told = new Set([...text.matchAll(COOLORS)].map(([, colours = '']) => colours.toLowerCase()));
  return [...told].map((colours) => colours.split('-').map((hex) => ({ path: [], text: `#${hex}` })));
}
