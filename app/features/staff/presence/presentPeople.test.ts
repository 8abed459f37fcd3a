import { createTextStore } from '@parvis/locales/translate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatPresence, keepTyping } from './formatPresence.ts';
import { listPresent, presentPeople, recordPeople, recordPresence } from './presentPeople.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

const bruno = { crUid: 'bruno', name: 'Bruno Roux', state: 'reading' } as const;
const zoe = { crUid: 'zoe', name: 'Zoé Lang', state: 'typing' } as const;
const list = (crUid = 'me') => listPresent(presentPeople.get(), 'case', crUid);

it('lists colleagues of a case until 15 s after their last word', () => {
  recordPeople('case', [bruno]);
  vi.advanceTimersByTime(10_000);
  recordPresence({ type: 'presence', csid: 'case', person: zoe });
  expect(list()).toMatchObject([zoe, bruno]);
  vi.advanceTimersByTime(4_999);
  expect(list()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(list()).toMatchObject([zoe]);
  vi.advanceTimersByTime(10_000);
  expect(presentPeople.get().size).toBe(0);
});

it('removes a leaving colleague at once, and never lists the reader', () => {
  recordPeople('case', [bruno, zoe]);
  expect(list('zoe')).toMatchObject([bruno]);
  recordPeople('case', [{ ...bruno, state: 'left' }]);
  expect(list()).toMatchObject([zoe]);
});

it.each([
  ['fr-FR', 'Zoé Lang écrit… · Bruno Roux regarde', 'Zoé et Bruno regardent'],
  ['en-US', 'Zoé Lang is typing… · Bruno Roux is looking', 'Zoé and Bruno are looking'],
] as const)('names colleagues who type or view in %s', async (locale, long, short) => {
  const texts = createTextStore(locale);
  await texts.load('staff');
  expect(formatPresence([zoe, bruno], texts)).toBe(long);
  expect(formatPresence([{ ...zoe, state: 'reading' }, bruno], texts, true)).toBe(short);
  expect(formatPresence([], texts)).toBe('');
});

it('does not announce a pause in typing', () => {
  const paused = { ...zoe, state: 'reading' } as const;
  expect(keepTyping([zoe, bruno], [paused, bruno])).toEqual([zoe, bruno]);
  expect(keepTyping([zoe], [])).toEqual([]);
});
