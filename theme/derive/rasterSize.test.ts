import { expect, it } from 'vitest';
import { rasterSize } from './rasterSize.ts';

/** Texts as they are, numbers in two digits. */
const head = (...parts: readonly string[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => {
      const hex = /^(?:[0-9a-f]{2} ?)+$/.test(part) ? part.match(/[0-9a-f]{2}/g) : undefined;
      return hex ? hex.map((two) => Number.parseInt(two, 16)) : [...part].map((sign) => sign.charCodeAt(0));
    }),
  );

const PNG = ['89', 'PNG', '0d 0a 1a 0a 00 00 00 0d', 'IHDR'] as const;
const RIFF = ['RIFF', '00 00 00 00', 'WEBP'] as const;

it.each([
  ['a PNG', [...PNG, '00 00 01 02 00 00 00 03'], { width: 258, height: 3 }],
  // Two bits of each word are scaling.
  ['a lossy WebP', [...RIFF, 'VP8 ', '00 00 00 00 00 00 00 9d 01 2a 02 c1 03 80'], { width: 258, height: 3 }],
  // One less, in 14 bits each after a byte.
  ['a lossless WebP', [...RIFF, 'VP8L', '00 00 00 00 2f 01 c1 00 10'], { width: 258, height: 4 }],
  [
    'an extended WebP',
    [...RIFF, 'VP8X', '00 00 00 00 ff 00 00 00 01 01 00 02 01 00'],
    { width: 258, height: 259 },
  ],
  ['a WebP of another kind', [...RIFF, 'ALPH', '00 00 00 00 00 00 00 00 00 00 00 00 00 00'], null],
  [
    'a JPEG with a part before its size',
    ['ff d8 ff e0 00 04 00 00 ff c0 00 0b 08 00 03 01 02 01 00 00'],
    { width: 258, height: 3 },
  ],
  ['a JPEG without its size', ['ff d8 ff e0 00 04 00 00 ff d9 00 00 00 00 00 00 00 00'], null],
  ['a PNG that was cut', [...PNG, '00 00 01'], null],
  ['nothing', [], null],
  ['a text', ['no picture, whatever it is called'], null],
])('reads the size of %s from its head', (_, parts, size) => {
  expect(rasterSize(head(...parts))).toEqual(size);
});

it('reads a header followed by more bytes', () => {
  const bytes = head('00 00 00', ...PNG, '00 00 01 02 00 00 00 03').subarray(3);
  expect(rasterSize(bytes)).toEqual({ width: 258, height: 3 });
});
