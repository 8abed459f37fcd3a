import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findAnchor, restoreAnchor } from './anchor.ts';

/** Stacked from `top`, 100-pixel viewport. */
function createList(heights: Readonly<Record<string, number>>, scrolled: number, top = 10) {
  let end = 0;
  const rows = Object.entries(heights).map(([entry, offsetHeight]) => {
    const row = { dataset: { entry }, offsetTop: end, offsetHeight };
    end += offsetHeight;
    return row;
  });
  const most = top + end - 100;
  let scrollTop = Math.min(scrolled, most);
  const box = {
    clientHeight: 100,
    scrollHeight: top + end,
    get scrollTop() {
      return scrollTop;
    },
    set scrollTop(wanted: number) {
      scrollTop = Math.max(0, Math.min(wanted, most));
    },
  };
  const content = {
    offsetTop: top,
    querySelectorAll: () => rows,
    querySelector: (found: string) =>
      rows.find(({ dataset }) => found === `[data-entry="${dataset.entry}"]`) ?? null,
  };
  return { box: box as unknown as HTMLElement, content: content as unknown as HTMLElement };
}

beforeEach(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterEach(() => void vi.unstubAllGlobals());

describe('findAnchor', () => {
  test.each([
    [0, 'a'],
    [49, 'a'],
    [50, 'b'],
    [89, 'b'],
    [90, 'c'],
  ])('scrolled by %i returns entry %s', (scrolled, id) => {
    const { box, content } = createList({ a: 40, b: 40, c: 200 }, scrolled);
    expect(findAnchor(box, content)).toMatchObject({ id, scrolled });
  });

  test('returns undefined for an empty list', () => {
    const { box, content } = createList({}, 0);
    expect(findAnchor(box, content)).toBeUndefined();
  });
});

describe('restoreAnchor', () => {
  const before = createList({ a: 40, b: 40, c: 200 }, 60);
  const anchor = findAnchor(before.box, before.content);

  test.each([
    ['keeps the position when older entries arrive', { z: 70, a: 40, b: 40, c: 200 }, 60, 130, 0],
    ['does not scroll when newer entries arrive', { a: 40, b: 40, c: 200, d: 90 }, 60, 60, 0],
    ['does not scroll when the anchor is removed', { a: 40, c: 200 }, 60, 60, 0],
    ['returns the scroll distance that does not fit yet', { z: 170, a: 40, b: 40 }, 60, 160, 70],
  ])('%s', (_, heights, scrolled, stands, owed) => {
    const { box, content } = createList(heights, scrolled);
    expect([restoreAnchor(box, content, anchor), box.scrollTop]).toEqual([owed, stands]);
  });
});
