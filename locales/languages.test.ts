import { expect, test } from 'vitest';
import { localeOf, preferredLocale } from './languages.ts';

test.each([
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['EN_us', 'en-US'],
  ['Fr', 'fr-FR'],
  ['zz', undefined],
  ['', undefined],
  [null, undefined],
])('maps the tag %j to %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});

test.each([
  [undefined, 'fr-FR'],
  ['zz', 'fr-FR'],
  ['zz, EN-gb;q=0.8, fr;q=0.5', 'en-US'],
  ['fr;q=0.3, en;q=0.9', 'en-US'],
  ['fr;q=0.3,en ; Q=0.9', 'en-US'],
  ['en;q=0.5, fr;q=0.5', 'en-US'],
  ['fr;q=0.9, en', 'en-US'],
  ['en;q=0, *', 'fr-FR'],
  ['en;q=much, fr;q=0.1', 'fr-FR'],
  [`${'zz,'.repeat(80)}en`, 'fr-FR'],
])('maps the Accept-Language header %j to %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
