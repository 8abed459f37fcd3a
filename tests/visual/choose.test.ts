import { describe, expect, it } from 'vitest';
import { choose, type Situation } from './choose.ts';

const known = { made: 'made', png: 'png' };
const stories = Array.from({ length: 500 }, (_, index) => `parts-tile--matrix-${index}`);
const unchanged: Situation = { story: 'parts-tile--matrix', known, now: known, commit: 'c0ffee', all: false };
const drawnAt = (commit: string) =>
  stories.filter((story) => choose({ ...unchanged, story, commit }) === 'tenth');

describe('which pictures are drawn anew', () => {
  it.each<[what: string, situation: Partial<Situation>]>([
    ['a story of which nothing is known', { known: undefined }],
    ['a story that is made of something else', { now: { ...known, made: 'other' } }],
    ['a picture that was exchanged', { now: { ...known, png: 'other' } }],
    ['a picture that is gone', { now: { ...known, png: undefined } }],
  ])('draws %s, whatever the commit', (_what, situation) => {
    for (const commit of ['a', 'b', 'c', undefined]) {
      expect(choose({ ...unchanged, ...situation, commit })).toBe('changed');
    }
  });

  it('draws everything when asked to', () => {
    for (const story of stories) expect(choose({ ...unchanged, story, all: true })).toBe('asked');
  });

  it('draws about a tenth of what is unchanged, and the same tenth at the same commit', () => {
    const drawn = drawnAt('c0ffee');
    expect(drawn.length).toBeGreaterThan(25);
    expect(drawn.length).toBeLessThan(80);
    expect(drawnAt('c0ffee')).toEqual(drawn);
  });

  it('comes to every story within some commits', () => {
    const drawn = new Set(Array.from({ length: 150 }, (_, commit) => drawnAt(`commit ${commit}`)).flat());
    expect(drawn.size).toBe(stories.length);
  });

  it('draws everything where no commit is known', () => {
    for (const story of stories) expect(choose({ ...unchanged, story, commit: undefined })).toBe('tenth');
  });
});
