import { fitted, widthOf } from './letters.ts';
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
