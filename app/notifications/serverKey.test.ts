import { expect, it } from 'vitest';
import { sameKey, writtenKey } from './serverKey.ts';

const bytes = (...of: number[]): ArrayBuffer => new Uint8Array(of).buffer;

it.each([
  [bytes(4, 255, 254), 'BP_-'],
  [bytes(4, 251), 'BPs'],
  [bytes(62, 63, 64, 65), 'Pj9AQQ'],
])('a key is written in base64url, without a sign at its end', (key, written) => {
  expect(writtenKey(key)).toBe(written);
});

it.each([
  [bytes(4, 251), 'BPs', true],
  [bytes(4, 252), 'BPs', false],
  [null, 'BPs', true],
  [undefined, 'BPs', true],
])('%o is the key %s: %s', (made, key, same) => {
  expect(sameKey(made, key)).toBe(same);
});
