import { describe, expect, it } from 'vitest';
import { type Ledger, learn, unchangedStories } from './evidence.ts';

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
