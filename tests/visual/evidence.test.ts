import { describe, expect, it } from 'vitest';
import { drawingCode, type Evidence, kept, madeOf, type Outcome } from './evidence.ts';

const STORY = 'ui/Tile.stories.tsx';
const code = { 'tests/visual/compare.ts': 'one', 'tests/chromium.ts': 'two' };
const graph = { [STORY]: 'modules', 'ui/Menu.stories.tsx': 'others' };
const made = (more: { browser?: string; code?: typeof code; graph?: typeof graph } = {}) =>
  madeOf(
    { browser: more.browser ?? '156.0.1' },
    { code: more.code ?? code, graph: more.graph ?? graph },
  )(STORY);

describe('what a picture is made of', () => {
  it.each<[string, Parameters<typeof made>[0]]>([
    ['its modules', { graph: { ...graph, [STORY]: 'other modules' } }],
    ['the browser', { browser: '156.0.2' }],
    ['the code that compares', { code: { ...code, 'tests/visual/compare.ts': 'other' } }],
    ['the code that starts the browser', { code: { ...code, 'tests/chromium.ts': 'other' } }],
  ])('changes with %s', (_, more) => {
    expect(made(more)).not.toBe(made());
  });

  it('is the same while nothing changes, or only the modules of another', () => {
    expect(made({ graph: { ...graph, 'ui/Menu.stories.tsx': 'changed' } })).toBe(made());
  });

  it('is asked of a story that the book knows', () => {
    expect(() => madeOf({ browser: '1' }, { code, graph })('ui/Gone.stories.tsx')).toThrow(/ui\/Gone/);
  });

  it('takes in all the code that draws and compares', () => {
    expect(Object.keys(drawingCode()).sort()).toEqual([
      'tests/chromium.ts',
      'tests/evidence/made.ts',
      'tests/inChromium.ts',
      'tests/serveFolder.ts',
      'tests/storybook/book.ts',
      'tests/visual/axe.ts',
      'tests/visual/compare.ts',
      'tests/visual/drawing.ts',
      'tests/visual/evidence.ts',
      'tests/visual/machine.ts',
      'tests/visual/pictures.spec.ts',
      'tests/visual/plan.ts',
      'tests/visual/playwright.config.ts',
      'tests/visual/png.ts',
      'tests/visual/prepare.ts',
      'tests/visual/reduce.ts',
      'tests/visual/regions.ts',
      'tests/visual/verdict.ts',
      'tests/visual/views.ts',
    ]);
    expect(Object.values(drawingCode()).every(({ length }) => length > 0)).toBe(true);
  });
});

describe('what is kept of a run', () => {
  const old = { made: 'old', png: 'p' };
  const now = { made: 'now', png: 'p' };
  const other = { made: 'now', png: 'q' };
  type Row = readonly [Record<string, Evidence>, Record<string, Evidence | undefined>, boolean];

  /** Known before, found out, asked to store → kept. There should be `a` and `b`, made `now`, stored as `p`. */
  it.each<[string, ...Row, Record<string, Evidence>]>([
    ['all of a green and whole one', {}, { a: now, b: now }, false, { a: now, b: now }],
    ['what it did not draw, as it was', { a: now, b: now }, { a: now }, false, { a: now, b: now }],
    ['nothing new where one was not drawn', { a: old, b: old }, { a: now }, false, { a: old, b: old }],
    ['nothing new where nothing was known of one', {}, { a: now }, false, {}],
    [
      'nothing new where one is wrong, which is forgotten',
      { a: old, b: now },
      { a: now, b: undefined },
      false,
      { a: old },
    ],
    [
      'nothing new where the picture is another one',
      { a: old, b: old },
      { a: now, b: other },
      false,
      { a: old, b: old },
    ],
    ['what it stored, whole or not', { a: old, b: old }, { a: now }, true, { a: now, b: old }],
    ['nothing of what is gone', { a: now, b: now, gone: now }, {}, false, { a: now, b: now }],
  ])('is %s', (_, before, found, storing, after) => {
    const outcome: Outcome = {
      wanted: new Map([
        ['a', 'now'],
        ['b', 'now'],
      ]),
      found: new Map(Object.entries(found)),
      pngOf: () => 'p',
      storing,
    };
    expect(kept(before, outcome)).toEqual(after);
  });
});
