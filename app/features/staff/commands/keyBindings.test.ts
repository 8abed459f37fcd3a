import { expect, test } from 'vitest';
import { findByKey, findConflict, formatKey, getKeyName, getSearchKey, isChoosable } from './keyBindings.ts';

const press = (key: string, more: object = {}) =>
  getKeyName({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([
  ['e', {}, 'e'],
  ['E', {}, 'e'],
  ['J', { shiftKey: true }, 'Shift+j'],
  ['?', { shiftKey: true }, '?'],
  ['Escape', {}, 'Escape'],
  ['k', { ctrlKey: true }, 'Ctrl+k'],
  ['k', { metaKey: true }, 'Ctrl+k'],
  ['Enter', { ctrlKey: true }, 'Ctrl+Enter'],
  ['e', { altKey: true }, undefined],
] as const)('names the key pressed: %s with %o is %s', (key, more, name) =>
  expect(press(key, more)).toBe(name),
);

test('finds the command of a key; an own key replaces all that it had', () => {
  expect(findByKey('e', {})?.id).toBe('close');
  expect(findByKey('c', {})?.id).toBe('close');
  expect(findByKey('w', { close: 'w' })?.id).toBe('close');
  expect(findByKey('c', { close: 'w' })).toBeUndefined();
  expect(findByKey('e', { close: '' })).toBeUndefined();
});

test('leaves a fixed key as it is', () => {
  expect(findByKey('Ctrl+k', { palette: 'p' })?.id).toBe('palette');
  expect(findByKey('p', { palette: 'p' })).toBeUndefined();
});

test('names the command that has a key already, and none for its own', () => {
  expect(findConflict('hold', 'j', {})?.id).toBe('next');
  expect(findConflict('next', 'j', {})).toBeUndefined();
  expect(findConflict('hold', 'j', { next: 'n' })).toBeUndefined();
});

test.each([
  ['w', true],
  ['é', true],
  ['!', true],
  [' ', false],
  ['Enter', false],
  ['F5', false],
])('says whether a person may choose %s: %s', (key, may) => expect(isChoosable(key)).toBe(may));

test('shows the key of the search unless keys of one sign are off', () => {
  expect(getSearchKey({ single: true, own: {} })).toBe('/');
  expect(getSearchKey({ single: true, own: { search: 's' } })).toBe('s');
  expect(getSearchKey({ single: false, own: {} })).toBeUndefined();
});

test('writes keys as a keyboard has them', () => {
  const t = (id: string) => (id === 'staff.keys.escape' ? 'Échap' : 'Entrée');
  expect(['e', 'Escape', 'Ctrl+k', 'Ctrl+Enter'].map((key) => formatKey(key, t))).toEqual([
    'E',
    'Échap',
    'Ctrl+K',
    'Ctrl+Entrée',
  ]);
});
