import { expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import { isKnownMachine } from './plan.ts';

const machine = { folder: 'nowhere-chromium-1-0', browser: '1', storing: false };
const evidence = { 'tile.png': { made: '1', png: '2' } };

it.each<[string, string[], Record<string, Evidence>, boolean]>([
  ['with a picture is known', ['tile.png'], {}, true],
  [
    'whose pictures are all gone is known by the ledger: each is missing, and none skipped',
    [],
    evidence,
    true,
  ],
  ['of which nothing was ever kept is not', [], {}, false],
])('a machine %s', (_, stored, known, expected) => {
  expect(isKnownMachine(machine, stored, known)).toBe(expected);
});
