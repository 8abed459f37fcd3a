import { describe, expect, it } from 'vitest';
import { choose, type Situation } from './choose.ts';

const stories = Array.from({ length: 500 }, (_, index) => `parts-tile--matrix-${index}`);
const unchanged: Situation = { story: 'parts-tile--matrix', isSame: true, commit: 'c0ffee', all: false };
const triedAt = (commit: string) =>
  stories.filter((story) => choose({ ...unchanged, story, commit }) === 'tenth');

describe('which stories are tried anew', () => {
  it('tries what is not as it was, whatever the commit', () => {
    for (const story of stories) {
      for (const commit of ['a', 'b', undefined]) {
        expect(choose({ ...unchanged, story, isSame: false, commit })).toBe('changed');
      }
    }
  });

  it('tries everything when asked to', () => {
    for (const story of stories) expect(choose({ ...unchanged, story, all: true })).toBe('asked');
  });

  it('tries about a tenth of what is unchanged, and the same tenth at the same commit', () => {
    const tried = triedAt('c0ffee');
    expect(tried.length).toBeGreaterThan(25);
    expect(tried.length).toBeLessThan(80);
    expect(triedAt('c0ffee')).toEqual(tried);
  });

  it('comes to every story within some commits', () => {
    const tried = new Set(Array.from({ length: 150 }, (_, commit) => triedAt(`commit ${commit}`)).flat());
    expect(tried.size).toBe(stories.length);
  });

  it('tries everything where no commit is known', () => {
    for (const story of stories) expect(choose({ ...unchanged, story, commit: undefined })).toBe('tenth');
  });
});
