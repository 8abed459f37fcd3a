import { expect, it } from 'vitest';
import { sessionWords } from './sessionWords.ts';

it('nobody is told of a cookie that their device does not have: after erasing everything, or before accepting', () => {
  expect(sessionWords(true, false)).toBe('settings.session.none');
  expect(sessionWords(false, false)).toBe('settings.session.text');
  expect(sessionWords(false, true)).toBe('settings.session.known');
});
