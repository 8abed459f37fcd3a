import type { Locale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { formatDue, formatSpan } from './formatDue.ts';

const load = async (locale: Locale) => {
  const texts = createTextStore(locale);
  await texts.load('staff', 'chat');
  return texts;
};
const [french, english] = [await load('fr-FR'), await load('en-US')];
/** By the clock of whoever reads. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const now = at(24, 10);

test.each([
  ['answer', at(24, 14), 'Répondre avant 14:00', 'Answer before 2:00 PM'],
  ['solve', at(25, 9, 30), 'Régler avant mer. 09:30', 'Solve before Wed 9:30 AM'],
  ['solve', at(30, 9), 'Régler avant lun. 09:00', 'Solve before Mon 9:00 AM'],
  ['solve', new Date(2026, 11, 4, 9), 'Régler avant 4 déc.', 'Solve before Dec 4'],
  ['answer', now, 'En retard de 1 min', 'Late by 1 min'],
  ['answer', at(24, 7, 10), 'En retard de 2 h', 'Late by 2 hr'],
  ['later codes', at(20, 10), 'En retard de 4 j', 'Late by 4 days'],
])('%s due at %s: %s', (of, date, inFrench, inEnglish) => {
  const due = { of, at: date.toISOString() };
  const write = (texts: typeof french) => formatDue(due, texts, now).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect([write(french), write(english)]).toEqual([inFrench, inEnglish]);
});

test('spans are rounded down to one unit', () => {
  const spans = [0, 59, 60, 47 * 60 + 59, 48 * 60].map((minutes) => formatSpan('en-US', minutes));
  expect(spans).toEqual(['1 min', '59 min', '1 hr', '47 hr', '2 days']);
});
