import { expect, test } from 'vitest';
import { isStray, type Press } from './strayTap.ts';

const send: Press<string> = { at: 1_000, x: 195, y: 780, control: 'send' };
/** What lies where the first press was. */
const page = (under: string) => ({ under: () => under, isSwitch: (control: string) => control === 'tile' });

test.each([
  ['what has come under the finger', { at: 1_300 }, 'other', true],
  ['what has come there, a little beside', { at: 1_060, x: 215, y: 800 }, 'other', true],
  ['what came long ago', { at: 1_500 }, 'other', false],
  ['what lies elsewhere', { at: 1_100, y: 730 }, 'other', false],
  ['its neighbour, while the first is still there', { at: 1_100, x: 225 }, 'send', false],
])('of two presses the second one, on %s', (_, change, under, stray) => {
  expect(isStray(send, { ...send, control: 'other', ...change }, page(under))).toBe(stray);
});

test('twice on the same control is twice, but for what the second press would take back', () => {
  const again = (control: string) =>
    isStray({ ...send, control }, { ...send, control, at: 1_200 }, page(control));
  expect(again('next')).toBe(false);
  expect(again('tile')).toBe(true);
});

test('a first press goes through', () => {
  expect(isStray(undefined, send, page('send'))).toBe(false);
});
