import { expect, it } from 'vitest';
import { hasZeroBits, PROOF_HEADER, proofHead, proofText, readProof, writeProof } from './proof.ts';

const x = (length: number) => 'x'.repeat(length);

it.each([
  ['a.b-c_D:12', { challenge: 'a.b-c_D', solution: 12 }],
  ['a:0', { challenge: 'a', solution: 0 }],
  [`${x(200)}:1`, { challenge: x(200), solution: 1 }],
  [`${x(201)}:1`, undefined],
  [`a:${'9'.repeat(13)}`, { challenge: 'a', solution: 9_999_999_999_999 }],
  [`a:${'9'.repeat(14)}`, undefined],
  [':1', undefined],
  ['a:', undefined],
  ['a:-1', undefined],
  ['a b:1', undefined],
  ['a:1 ', undefined],
  [' a:1', undefined],
  ['a:b:1', undefined],
  ['', undefined],
])('parses the header "%s" to %j', (text, proof) => {
  expect(readProof(text)).toEqual(proof);
});

it('a proof round-trips', () => {
  expect(writeProof({ challenge: 'a.b', solution: 7 })).toBe('a.b:7');
  expect([proofHead('a'), proofText('a', 7), PROOF_HEADER]).toEqual(['a:', 'a:7', 'x-parvis-proof']);
});

it.each<[number[], number, boolean]>([
  [[255], 0, true],
  [[127], 1, true],
  [[128], 1, false],
  [[1], 7, true],
  [[1], 8, false],
  [[0, 255], 8, true],
  [[0, 127], 9, true],
  [[0, 128], 9, false],
  [[1, 0], 9, false],
  [[0, 0, 15], 20, true],
  [[0, 0, 16], 20, false],
  [[0, 1, 0], 20, false],
])('a hash of %j begins with %i zero bits: %s', (hash, bits, begins) => {
  expect(hasZeroBits(Uint8Array.from(hash), bits)).toBe(begins);
});
