import { describe, expect, it } from 'vitest';
import type { Chunk } from './chunkReach.ts';
import { findMisordered } from './ruleOrder.ts';

const chunk = (imports: string[] = [], dynamicImports: string[] = [], isEntry = false): Chunk => ({
  isEntry,
  imports,
  dynamicImports,
});
const chunks = {
  app: chunk(['shared'], ['base', 'case', 'other'], true),
  shared: chunk(),
  base: chunk(['shared']),
  case: chunk(['base']),
  other: chunk(['shared']),
};
const UNDER = '.pv-aaaa{color:red}';
const OVER = '.pv-bbbb{color:blue}.pv-bbbb:hover{color:green}';
const lists = [['pv-aaaa', 'pv-cccc', 'pv-bbbb']];

/** `app` is the page. */
const found = (
  places: Readonly<Record<string, readonly string[]>>,
  all: Readonly<Record<string, Chunk>> = chunks,
) => {
  const { app = ['', '', '', ''], ...files } = places;
  const placed = { pages: new Map([['app', app]]), files: new Map(Object.entries(files)) };
  return findMisordered(all, placed, lists).map(({ under, over, underIn, overIn }) => [
    under,
    underIn,
    over,
    overIn,
  ]);
};
const wrong = (underIn: string, overIn: string) => [['pv-aaaa', underIn, 'pv-bbbb', overIn]];

describe('an overriding style comes after its base', () => {
  it.each([
    ['in one page', { app: ['', UNDER + OVER] }],
    ['in one file', { app: ['', ''], base: ['', UNDER + OVER] }],
    ['in a file, over the page', { app: ['', UNDER], other: ['', OVER] }],
    ['in a file that waits for the other', { app: ['', ''], base: ['', UNDER], case: ['', OVER] }],
    ['in another group, which has its place', { app: ['', '', UNDER], other: ['', OVER, ''] }],
    ['alone', { app: ['', ''], other: ['', OVER] }],
  ])('%s', (_, places) => expect(found(places)).toEqual([]));
});

describe('is reported', () => {
  it.each([
    ['before the other in one page', { app: ['', OVER + UNDER] }, wrong('app', 'app')],
    ['on both sides of it', { app: ['', `${OVER}${UNDER}${OVER}`] }, wrong('app', 'app')],
    ['before the other in one file', { app: ['', ''], base: ['', OVER + UNDER] }, wrong('base', 'base')],
    ['in the page, under a file', { app: ['', OVER], other: ['', UNDER] }, wrong('other', 'app')],
    [
      'in a file for which the other’s waits',
      { app: ['', ''], base: ['', OVER], case: ['', UNDER] },
      wrong('case', 'base'),
    ],
    [
      'in files of which neither waits',
      { app: ['', ''], base: ['', UNDER], other: ['', OVER] },
      wrong('base', 'other'),
    ],
    [
      'in the page, with the other given again',
      { app: ['', UNDER + OVER], base: ['', UNDER] },
      wrong('base', 'app'),
    ],
    [
      'among variants',
      { app: ['', '', OVER], other: ['', '', '.pv-aaaa1{color:red}'] },
      wrong('other', 'app'),
    ],
  ])('%s', (_, places, expected) => expect(found(places)).toEqual(expected));

  it('in files that import each other, as either may run first', () => {
    const circle = { ...chunks, base: chunk(['case']), case: chunk(['base']) };
    expect(found({ app: ['', ''], base: ['', UNDER], case: ['', OVER] }, circle)).toEqual(
      wrong('base', 'case'),
    );
  });
});
