import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutProfile } from './withoutProfile.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const long = (value: number) => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const chunk = (name: string, data: string) => bytes(long(data.length), name, data, [1, 2, 3, 4]);
const png = (...chunks: Uint8Array[]) =>
  bytes([0x89], 'PNG', [13, 10, 26, 10], ...chunks.map((one) => [...one]));

describe('withoutProfile', () => {
  it('removes only gamma, primaries and profile from a PNG', () => {
    const [head, data] = [chunk('IHDR', 'head'), chunk('IDAT', 'data')];
    const full = png(
      head,
      chunk('gAMA', '1234'),
      chunk('cHRM', 'x'),
      chunk('iCCP', 'profile'),
      chunk('tEXt', 'kept'),
      data,
    );
    expect(withoutProfile(full)).toEqual(png(head, chunk('tEXt', 'kept'), data));
  });

  it('removes the profile of a JPEG, also in several segments', () => {
    const piece = (marker: number, data: string) => [0xff, marker, 0, data.length + 2, ...bytes(data)];
    const icc = piece(0xe2, 'ICC_PROFILE\0\u0001\u0002abc');
    const [start, exif, picture] = [[0xff, 0xd8], piece(0xe1, 'Exif'), [0xff, 0xda, 0, 2, 9, 0xff, 0xe2, 9]];
    expect(withoutProfile(bytes(start, exif, icc, icc, picture))).toEqual(bytes(start, exif, picture));
    // Keeps lookalikes in the scan and other data of the segment.
    const within = [0xff, 0xda, 0, 2, ...icc];
    const other = piece(0xe2, 'MPF\0abcdefghijkl');
    expect(withoutProfile(bytes(start, icc, other, within))).toEqual(bytes(start, other, within));
  });

  it('removes the profile of a WebP and updates its header and length', () => {
    const part = (name: string, data: readonly number[]) =>
      bytes(name, [data.length, 0, 0, 0], data, data.length % 2 ? [0] : []);
    const file = (...parts: Uint8Array[]) => {
      const body = bytes('WEBP', ...parts.map((one) => [...one]));
      return bytes('RIFF', [body.length, 0, 0, 0], [...body]);
    };
    const frame = part('VP8L', [7, 7, 7]);
    const given = file(part('VP8X', [0x30, 0, 0, 0, 1, 0, 0, 1, 0, 0]), part('ICCP', [1, 2, 3]), frame);
    expect(withoutProfile(given)).toEqual(file(part('VP8X', [0x10, 0, 0, 0, 1, 0, 0, 1, 0, 0]), frame));
  });

  it('returns other files and truncated files unchanged', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.constantFrom('', 'RIFF\0\0\0\0WEBP', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8'),
        (data, head) => {
          const given = bytes(head, [...data]);
          expect(withoutProfile(given).length).toBeLessThanOrEqual(given.length);
          if (head === '') expect(withoutProfile(given)).toEqual(given);
        },
      ),
    );
  });
});
