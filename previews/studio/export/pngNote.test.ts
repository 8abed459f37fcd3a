import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNote, withNote } from './pngNote.ts';

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

test('a note in a picture comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const bytes = new Uint8Array(await withNote(PNG, text).arrayBuffer());
      expect(readNote(bytes)).toBe(text);
    }),
  );
});

test('a picture without a note, and what is no picture, hold none', () => {
  expect(readNote(PNG)).toBeNull();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => readNote(bytes) === null));
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      (bytes) => readNote(Uint8Array.from([...PNG.slice(0, 8), ...bytes])) === null,
    ),
  );
});
