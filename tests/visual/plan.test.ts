import { describe, expect, it } from 'vitest';
import { type Choice, choose } from '../evidence/choose.ts';
import type { Evidence } from './evidence.ts';
import { isAsKept, isKnownMachine, passedOver } from './plan.ts';
import { writePng } from './png.ts';
import { complaintOf } from './verdict.ts';

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

const kept = { made: 'm', png: 'p' };
const WHITE = writePng({ width: 40, height: 20 }, Uint8Array.from([255, 255, 255]), new Uint8Array(800));
const BLACK = writePng({ width: 40, height: 20 }, Uint8Array.from([0, 0, 0]), new Uint8Array(800));

describe('a picture', () => {
  /** What is kept, what there is now, whether the machine is known → is it passed over, and as what. */
  it.each<[string, Evidence | undefined, string, string | undefined, boolean, string | undefined]>([
    ['that is as it was is unchanged', kept, 'm', 'p', true, 'unchanged'],
    ['that is gone is drawn, though what it is made of is the same', kept, 'm', undefined, true, undefined],
    ['that was changed by hand is drawn', kept, 'm', 'other', true, undefined],
    ['made of something else is drawn', kept, 'other', 'p', true, undefined],
    ['made of something else, and gone, is drawn', kept, 'other', undefined, true, undefined],
    ['of which nothing is known is drawn', undefined, 'm', 'p', true, undefined],
    ['of which nothing is known or there is drawn', undefined, 'm', undefined, true, undefined],
    ['of an unknown machine is skipped by name', undefined, 'm', undefined, false, 'machine'],
  ])('%s', (_, before, made, png, isKnown, type) => {
    // A commit at which this story has not its turn.
    const situation = { story: 'parts-tile--matrix', commit: 'c0ffee', all: false };
    const choice = choose({ ...situation, isSame: isAsKept(before, { made, png }) });
    expect(passedOver(choice, { isKnown, folder: 'linux' })?.type).toBe(type);
  });

  /** Why it is drawn → the words that turn it red; none when it is right. */
  it.each<[string, Buffer | undefined, Buffer, Choice, RegExp | undefined]>([
    ['that there is none to compare with is red', undefined, WHITE, 'changed', /^There is no picture/],
    ['that there is none to compare with is red at its turn', undefined, WHITE, 'tenth', /^There is no pict/],
    ['that looks as it did is right', WHITE, WHITE, 'changed', undefined],
    ['that looks otherwise is red', WHITE, BLACK, 'changed', /^tile\.png: .*[^Y]\.$/],
    ['that looks otherwise though nothing changed doubts all', WHITE, BLACK, 'tenth', /PARVIS_ALL=yes\.$/],
  ])('%s', (_, stored, drawn, choice, words) => {
    const complaint = complaintOf({ kept: stored, drawn, file: 'tile.png', title: 'Tile', choice });
    if (words) expect(complaint?.words).toMatch(words);
    else expect(complaint).toBeUndefined();
    if (complaint) expect(complaint.images.drawn).toBe(drawn);
  });
});
