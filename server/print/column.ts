import { fitted, widthOf } from '../letters/letters.ts';
import type { Mark } from './marks.ts';
import type { Said } from './said.ts';

/** Line height by size of letters. */
const LEADING = 1.25;
/** Where letters stand in their line: the baseline from its top, by size. */
const BASELINE = 0.98;

/** Texts one below the other. @returns their marks, and where the last one ends */
export function column(
  texts: readonly Said[],
  { x, y, w, centred }: { x: number; y: number; w: number; centred: boolean },
): { marks: Mark[]; bottom: number } {
  const marks: Mark[] = [];
  let bottom = y;
  for (const { text, size: wanted, weight = 'regular', fill, lines: most = 1, above = 0 } of texts) {
    if (text === '') continue;
    const { size, lines } = fitted(text, w, wanted, weight, most);
    bottom += above;
    for (const line of lines) {
      const left = centred ? x + (w - widthOf(line, size, weight)) / 2 : x;
      marks.push({
        kind: 'text',
        at: { x: left, y: bottom + size * BASELINE },
        text: line,
        size,
        bold: weight === 'bold',
        fill,
      });
      bottom += size * LEADING;
    }
  }
  return { marks, bottom };
}

/** By how much words become smaller until they have room. */
const SMALLER = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Texts one below the other in the middle of a height, smaller where they would be higher than it. */
export function columnWithin(
  texts: readonly Said[],
  { h, ...at }: { x: number; y: number; w: number; h: number; centred: boolean },
): Mark[] {
  const tries = SMALLER.map((part) =>
    texts.map((said) => ({ ...said, size: said.size * part, above: (said.above ?? 0) * part })),
  );
  const highOf = (said: readonly Said[]) => column(said, { ...at, y: 0 }).bottom;
  const chosen = tries.find((said) => highOf(said) <= h) ?? tries.at(-1) ?? [];
  return column(chosen, { ...at, y: at.y + Math.max(0, (h - highOf(chosen)) / 2) }).marks;
}
