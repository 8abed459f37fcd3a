import type { FormatName } from '@parvis/api/entities/codes';
import { cuts } from './cuts.ts';
import { FORMATS, type Format } from './formats.ts';
import { LAYOUTS } from './layouts.ts';
import type { Mark, Sheet } from './marks.ts';
import { ASTRAY, SAFE } from './part.ts';
import type { PrintedCode, PrintedLook } from './printed.ts';

/** Where along a side of a part stands what must be seen: as much in each, away from the paper's edge where it has one there. */
function freeAlong(length: number, at: number, parts: number): { from: number; length: number } {
  const needed = (one: number) => [one === 0 ? SAFE : ASTRAY, one === parts - 1 ? SAFE : ASTRAY] as const;
  const most = Math.max(...[0, parts - 1].map((one) => needed(one)[0] + needed(one)[1]));
  const [before, after] = needed(at);
  return { from: before + (most - before - after) / 2, length: length - most };
}

/** A sheet, and the codes that stand on it, each once. */
export interface CodeSheet extends Sheet {
  readonly qrids: readonly string[];
}

/**
 * Sheets with these codes, in their order, each so many times; each sheet is laid out when it is asked for, since ten thousand codes take a
 * minute. A tent shows its code on both sides.
 */
export function* sheetsOf(
  codes: readonly PrintedCode[],
  look: PrintedLook,
  name: FormatName,
  copies = 1,
): Generator<CodeSheet, void, undefined> {
  const format: Format = FORMATS[name];
  const { paper, columns, rows, layout, isTent = false } = format;
  const part = { w: paper.w / columns, h: paper.h / rows };
  const times = copies * (isTent ? 2 : 1);
  const each = times === 1 ? codes : codes.flatMap((code) => Array.from({ length: times }, () => code));
  const perSheet = columns * rows;
  for (let from = 0; from < each.length; from += perSheet) {
    const here = each.slice(from, from + perSheet);
    const parts = here.map((code, at): Mark => {
      const row = Math.floor(at / columns);
      const turned = isTent && row === 0;
      const across = freeAlong(part.w, at % columns, columns);
      const down = freeAlong(part.h, row, rows);
      const free = { x: across.from, y: down.from, w: across.length, h: down.length };
      return {
        ...{ kind: 'part', x: (at % columns) * part.w, y: row * part.h, ...part, turned },
        // Laid out as it is drawn: who serves goes on between two parts.
        get marks() {
          return LAYOUTS[layout](code, look, { ...part, free });
        },
      };
    });
    const qrids = [...new Set(here.map(({ qrid }) => qrid))];
    yield { ...paper, marks: [...parts, ...cuts(format)], qrids };
  }
}
