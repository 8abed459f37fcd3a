import { expect, it } from 'vitest';
import { writePng } from './png.ts';
import { findComplaint } from './verdict.ts';

const WHITE = writePng({ width: 40, height: 20 }, Uint8Array.from([255, 255, 255]), new Uint8Array(800));
const BLACK = writePng({ width: 40, height: 20 }, Uint8Array.from([0, 0, 0]), new Uint8Array(800));

it.each<[string, Buffer | undefined, Buffer, RegExp | undefined]>([
  ['fails without a stored picture', undefined, WHITE, /^There is no picture/],
  ['passes when it looks like the stored one', WHITE, WHITE, undefined],
  ['fails when it looks different', WHITE, BLACK, /^tile\.png: /],
])('a drawing %s', (_, stored, drawn, words) => {
  const complaint = findComplaint({ stored, drawn, file: 'tile.png', title: 'Tile' });
  if (words) expect(complaint?.words).toMatch(words);
  else expect(complaint).toBeUndefined();
  if (complaint) expect(complaint.images.drawn).toBe(drawn);
});
