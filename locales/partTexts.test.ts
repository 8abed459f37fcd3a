import { expect, test, vi } from 'vitest';
import { parts as english } from './en/parts.ts';
import { parts as french } from './fr/parts.ts';
import { partTexts } from './partTexts.ts';
import { createTextStore } from './translate.ts';

test.each([
  ['Europe/Paris', '00:30', 'Hier', 'dimanche 29 novembre à 00:30'],
  ['America/New_York', '18:30', 'samedi', 'samedi 28 novembre à 18:30'],
  ['UTC', '23:30', 'samedi', 'samedi 28 novembre à 23:30'],
])('formats times in the time zone %s on any server', (timeZone, time, date, moment) => {
  const texts = partTexts(createTextStore('fr-FR', { entry: french }).t, 'fr-FR', { timeZone });
  const at = new Date('2026-11-28T23:30:00Z');
  expect([texts.time(at), texts.moment(at)]).toEqual([time, moment]);
  vi.setSystemTime('2026-11-30T12:00:00Z');
  expect(texts.date(at)).toBe(date);
  vi.useRealTimers();
});

test.each([
  ['fr-FR', french, 'Votre message\u202f: envoyé'],
  ['en-US', english, 'Your message: sent'],
] as const)("puts the language's colon after labels (%s)", (locale, entry, words) => {
  const { message, sent, said } = partTexts(createTextStore(locale, { entry }).t, locale);
  expect(said(message, sent)).toBe(words);
});
