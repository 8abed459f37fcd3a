import { expect, test } from 'vitest';
import { currentPage, type MenuEvent, menuReducer, startOfMenu } from './menuNavigation.ts';

const walk = (...events: MenuEvent[]) => events.reduce(menuReducer, startOfMenu);
const menu = (code: string): MenuEvent => ({ type: 'choose', entry: { code, type: 'menu' } });
const category = (code: string): MenuEvent => ({ type: 'choose', entry: { code, type: 'reportEnd' } });
const info = (code: string): MenuEvent => ({ type: 'choose', entry: { code, type: 'info' } });
const back: MenuEvent = { type: 'back' };

test('the start page is main', () => {
  expect(currentPage(startOfMenu)).toBe('main');
});

test('choosing a menu pushes it on the path and makes it current; back pops it, and an empty path is main', () => {
  const inside = walk(menu('hygiene'), menu('toilets'));
  expect([inside.path, currentPage(inside)]).toEqual([['hygiene', 'toilets'], 'toilets']);
  expect(currentPage(walk(menu('hygiene'), back))).toBe('main');
  expect(currentPage(walk(back))).toBe('main');
});

test('another entry is marked selected; chosen again, or deselected, it no longer is', () => {
  expect(walk(category('a'), category('b')).selected).toBe('b');
  expect(walk(category('a'), category('a')).selected).toBeUndefined();
  expect(walk(category('a'), { type: 'deselect' }).selected).toBeUndefined();
});

test('every move leaves a selection and an open info behind', () => {
  for (const move of [menu('x'), back, { type: 'to', page: 'main' } satisfies MenuEvent]) {
    expect(walk(category('a'), move).selected).toBeUndefined();
    expect(walk(info('i'), move).open).toBeUndefined();
  }
});

test('a crumb leads to its page', () => {
  expect(walk(menu('a'), menu('b'), menu('c'), { type: 'to', page: 'a' }).path).toEqual(['a']);
  expect(walk(menu('a'), { type: 'to', page: 'main' }).path).toEqual([]);
});
