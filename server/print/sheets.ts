import type { FormatName } from '@parvis/api/entities/codes';
import { FORMATS, type Format } from './formats.ts';
import { LAYOUTS } from './layouts.ts';
import type { Mark, Sheet } from './marks.ts';
import type { PrintedCode, PrintedLook } from './printed.ts';

/** How long a mark to cut by is, millimetres. */
const MARK = 4;

/** Marks to cut by where parts meet, at the edges of the paper; a fold is a dashed line there. */
function cuts({ paper: { w, h }, columns, rows, isTent }: Format): Mark[] {
  const marks: Mark[] = [];
  const dashed = isTent === true;
  for (let at = 1; at < columns; at += 1) {
    const x = (w / columns) * at;
    marks.push(
      { kind: 'line', from: { x, y: 0 }, to: { x, y: MARK } },
      { kind: 'line', from: { x, y: h - MARK }, to: { x, y: h } },
    );
  }
  for (let at = 1; at < rows; at += 1) {
    const y = (h / rows) * at;
    marks.push(
      { kind: 'line', from: { x: 0, y }, to: { x: dashed ? w : MARK, y }, dashed },
      ...(dashed ? [] : [{ kind: 'line', from: { x: w - MARK, y }, to: { x: w, y } } as const]),
    );
  }
  return marks;
}

/** Sheets with these codes, in their order; each is laid out when it is asked for, since ten thousand take a minute. */
export function* sheetsOf(
  codes: readonly PrintedCode[],
  look: PrintedLook,
  name: FormatName,
): Generator<Sheet, void, undefined> {
  const format: Format = FORMATS[name];
  const { paper, columns, rows, layout, isTent = false } = format;
  const part = { w: paper.w / columns, h: paper.h / rows };
  const each = isTent ? codes.flatMap((code) => [code, code]) : codes;
  const perSheet = columns * rows;
  for (let from = 0; from < each.length; from += perSheet) {
    const here = each.slice(from, from + perSheet);
    const parts = here.map((code, at): Mark => {
      const row = Math.floor(at / columns);
      const turned = isTent && row === 0;
      return {
        ...{ kind: 'part', x: (at % columns) * part.w, y: row * part.h, ...part, turned },
        // Laid out as it is drawn: who serves goes on between two parts.
        get marks() {
          return LAYOUTS[layout](code, look, part);
        },
      };
    });
    yield { ...paper, marks: [...parts, ...cuts(format)] };
  }
}
