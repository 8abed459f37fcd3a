import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPng, writePng } from './png.ts';
import { reduce } from './reduce.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const size = fc.record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) });

/** Like Chromium, one filter for every row. */
function trueColours(
  { width, height }: { width: number; height: number },
  rgb: Uint8Array,
  filter: 0 | 1,
): Buffer {
  const stride = width * 3 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    rows[row * stride] = filter;
    for (let at = 0; at < width * 3; at++) {
      const left = filter === 1 && at >= 3 ? (rgb[row * width * 3 + at - 3] ?? 0) : 0;
      rows[row * stride + 1 + at] = (rgb[row * width * 3 + at] ?? 0) - left;
    }
  }
  const indexed = writePng({ width, height }, new Uint8Array(3), new Uint8Array(width * height));
  const header = Buffer.from(indexed.subarray(0, 33));
  header[25] = 2;
  const data = deflateSync(rows);
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write('IDAT', 4, 'latin1');
  data.copy(chunk, 8);
  return Buffer.concat([header, chunk, indexed.subarray(indexed.length - 12)]);
}

const picture = size.chain((box) =>
  fc.record({ box: fc.constant(box), rgb: bytes(box.width * box.height * 3), filter: fc.constantFrom(0, 1) }),
);

function readIndexed(png: Buffer): number[] {
  const palette = png.indexOf('PLTE');
  return [...png.subarray(palette + 4, palette + 4 + png.readUInt32BE(palette - 4))];
}

describe('a stored picture', () => {
  it('is read as drawn under every filter', () => {
    fc.assert(
      fc.property(picture, ({ box, rgb, filter }) => {
        const read = readPng(trueColours(box, rgb, filter as 0 | 1));
        expect(read).toEqual({ ...box, rgb });
      }),
    );
  });

  it('keeps frequent colours exactly and others within eight of 255', () => {
    const rgb = Uint8Array.from([10, 20, 30, 10, 20, 30, 14, 20, 30, 200, 0, 0]);
    const stored = reduce(trueColours({ width: 4, height: 1 }, rgb, 0));
    expect(readIndexed(stored)).toEqual([10, 20, 30, 200, 0, 0]);
  });

  it('is read back with its written colours', () => {
    const rgb = Uint8Array.from([10, 20, 30, 10, 20, 30, 14, 20, 30, 200, 0, 0]);
    const stored = readPng(reduce(trueColours({ width: 2, height: 2 }, rgb, 0)));
    expect([...stored.rgb]).toEqual([10, 20, 30, 10, 20, 30, 10, 20, 30, 200, 0, 0]);
  });

  it('is byte-identical for identical drawings', () => {
    fc.assert(
      fc.property(picture, ({ box, rgb }) => {
        const drawn = trueColours(box, rgb, 0);
        expect(reduce(drawn).equals(reduce(drawn))).toBe(true);
      }),
    );
  });
});
