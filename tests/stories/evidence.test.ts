import { describe, expect, it } from 'vitest';
import { type Ledger, learn, madeOf, type Player, playingCode, unchangedStories } from './evidence.ts';
import { played } from './reporter.ts';

const files = Array.from({ length: 300 }, (_, index) => `ui/parts/P${index}.stories.tsx`);
const made = Object.fromEntries(files.map((file) => [file, `made of ${file}`]));
const known: Ledger = Object.fromEntries(files.map((file) => [file, { made: made[file] ?? '', tests: 3 }]));

describe('which files of stories are passed over', () => {
  it('passes over most of what is unchanged, and plays a tenth', () => {
    const passedOver = unchangedStories(made, known, { commit: 'c0ffee' });
    expect(passedOver.length).toBeGreaterThan(240);
    expect(passedOver.length).toBeLessThan(295);
  });

  it('plays whatever is made of something else, and what nothing is known of', () => {
    const [changed = '', unknown = ''] = files;
    const { [unknown]: _, ...rest } = known;
    for (const commit of ['a', 'b', 'c', 'd']) {
      const passedOver = unchangedStories({ ...made, [changed]: 'other' }, rest, { commit });
      expect(passedOver).not.toContain(changed);
      expect(passedOver).not.toContain(unknown);
    }
  });

  it('plays everything when asked to, or when nothing is known', () => {
    expect(unchangedStories(made, known, { commit: 'c0ffee', all: true })).toEqual([]);
    expect(unchangedStories(made, {}, { commit: 'c0ffee' })).toEqual([]);
  });
});

describe('what a run teaches', () => {
  const two = { a: 'made a', b: 'made b' };
  const before: Ledger = { a: { made: 'old a', tests: 1 }, b: { made: 'made b', tests: 2 } };

  it('keeps what was found right, and what was not played', () => {
    expect(learn(before, two, [{ file: 'a', isRight: true, tests: 4 }])).toEqual({
      a: { made: 'made a', tests: 4 },
      b: { made: 'made b', tests: 2 },
    });
  });

  it('forgets what was found wrong, so that it is played until it is right', () => {
    expect(learn(before, two, [{ file: 'b', isRight: false, tests: 2 }])).toEqual({
      a: { made: 'old a', tests: 1 },
    });
  });

  it('forgets files that are gone', () => {
    expect(learn(before, { b: 'made b' }, [])).toEqual({ b: { made: 'made b', tests: 2 } });
  });
});

describe('what a file of stories is made of', () => {
  const STORY = 'ui/Tile.stories.tsx';
  const player: Player = { platform: 'linux', browser: 'Chromium 156', fonts: 'Inter' };
  const code = { 'vitest.config.ts': 'one', 'tests/stories/reporter.ts': 'two' };
  const graph = { [STORY]: 'modules', 'ui/Menu.stories.tsx': 'others' };
  const known = madeOf(player, { code, graph })[STORY];

  it.each<[string, Player, Parameters<typeof madeOf>[1]]>([
    ['its modules', player, { code, graph: { ...graph, [STORY]: 'other' } }],
    ['the browser', { ...player, browser: 'Chromium 157' }, { code, graph }],
    ['the fonts', { ...player, fonts: 'Inter\nNoto' }, { code, graph }],
    ['the system', { ...player, platform: 'win32' }, { code, graph }],
    ['how it is played', player, { code: { ...code, 'vitest.config.ts': 'other' }, graph }],
    ['how it is judged', player, { code: { ...code, 'tests/stories/reporter.ts': 'other' }, graph }],
  ])('changes with %s', (_, other, trial) => {
    expect(madeOf(other, trial)[STORY]).not.toBe(known);
  });

  it('is the same while nothing changes, or only the modules of another', () => {
    const trial = { code, graph: { ...graph, 'ui/Menu.stories.tsx': 'changed' } };
    expect(madeOf(player, trial)[STORY]).toBe(known);
  });

  it('takes in all the code that plays and judges', () => {
    expect(Object.keys(playingCode()).sort()).toEqual([
      'tests/chromium.ts',
      'tests/evidence/made.ts',
      'tests/stories/evidence.ts',
      'tests/stories/reporter.ts',
      'vitest.config.ts',
    ]);
    expect(Object.values(playingCode()).every(({ length }) => length > 0)).toBe(true);
  });
});

describe('a file of stories', () => {
  /** Whether it was loaded and ended well, and how each of its tests went → is it right. */
  it.each<[string, boolean, string[], boolean]>([
    ['of which all passed is right', true, ['passed', 'passed'], true],
    ['of which one failed is not', false, ['passed', 'failed'], false],
    ['of which one failed is not, whatever it says of itself', true, ['passed', 'failed'], false],
    ['that broke beside its tests is not', false, ['passed', 'passed'], false],
    ['of which one was skipped is not', true, ['passed', 'skipped'], false],
    ['of which one never ended is not', true, ['passed', 'pending'], false],
    ['without tests is not', true, [], false],
  ])('%s', (_, ok, states, isRight) => {
    const module = {
      relativeModuleId: 'ui/Tile.stories.tsx',
      ok: () => ok,
      children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
    };
    const one = played(module);
    expect(one).toEqual({ file: 'ui/Tile.stories.tsx', isRight, tests: states.length });
    const before = { 'ui/Tile.stories.tsx': { made: 'before', tests: 1 } };
    const learnt = learn(before, { 'ui/Tile.stories.tsx': 'now' }, [one]);
    expect(learnt).toEqual(isRight ? { 'ui/Tile.stories.tsx': { made: 'now', tests: states.length } } : {});
  });
});
