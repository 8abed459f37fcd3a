import { type PaletteKey, paletteKeys } from './palette.ts';

/** So many letters may be wrong, missing or too many. */
const MOST_WRONG = 3;

/** How many letters must be changed, added or taken away (Levenshtein). */
function wrongLetters(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const swap = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(swap, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

const plain = (key: string): string => key.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** The one of some names that was probably meant by one that is none of them; undefined where none is near. */
export function nearName<Name extends string>(written: string, names: readonly Name[]): Name | undefined {
  const own = plain(written);
  const most = Math.min(MOST_WRONG, Math.floor(own.length / 2));
  let best: { name: Name; wrong: number } | undefined;
  for (const name of own.length > 0 && own.length < 40 ? names : []) {
    const wrong = wrongLetters(own, plain(name));
    if (wrong <= most && wrong < (best?.wrong ?? Number.POSITIVE_INFINITY)) best = { name, wrong };
  }
  return best?.name;
}

/** The key that was probably meant by one that does not exist: `BG-1` and `bg` are `bg1`; undefined where none is near. */
export const nearKey = (written: string): PaletteKey | undefined => nearName(written, paletteKeys);
