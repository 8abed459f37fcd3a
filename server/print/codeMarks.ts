import QRCode from 'qrcode';
import type { Mark } from './marks.ts';

/** A quarter of a code may be covered and it is read all the same (ISO/IEC 18004, level Q). */
const LEVEL = { errorCorrectionLevel: 'Q' } as const;
/** White modules around a code, as its standard asks. */
const QUIET = 4;
const BLACK = '#000000';

/** A code of an address in a white square of this width, its quiet zone within. */
export function codeMarks(address: string, { x, y, w }: { x: number; y: number; w: number }): Mark[] {
  const { size, data } = QRCode.create(address, LEVEL).modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1) {
      const from = at;
      while (at < size && data[row * size + at]) at += 1;
      if (at > from) runs.push(`M${from} ${row}h${at - from}v1h${from - at}z`);
    }
  const scale = w / (size + 2 * QUIET);
  const at = { x: x + QUIET * scale, y: y + QUIET * scale };
  return [
    { kind: 'box', x, y, w, h: w, fill: '#FFFFFF' },
    { kind: 'path', at, scale, d: runs.join(''), fill: BLACK },
  ];
}
