import { expect, test } from 'vitest';
import { getCanonicalForm, readParameters } from './addressParameters.ts';

const OK = 'appColors=%7B%22bg1%22%3A%22%23abc%22%7D';

test.each([
  ['in a name', `${OK}&lbl=Quai `, '#3&dark=1', { lbl: 'Quai #3', dark: '1' }],
  ['at the end of a name', `${OK}&lbl=Quai `, '#3', { lbl: 'Quai #3' }],
  ['before one colour alone', 'appColors=', '#17734A&lbl=Valmer', { appColors: '#17734A', lbl: 'Valmer' }],
])('rejoins a value cut at an unencoded # (%s), and reports it', (_, query, fragment, given) => {
  const { values, rejoined: mended } = readParameters(query, fragment);
  expect(mended).toBe(true);
  expect(Object.fromEntries(values)).toMatchObject(given);
});

test.each([
  ['what is too long for a server', 'lang=en', `#${OK}&lbl=Nice`, { lang: 'en', lbl: 'Nice' }],
  ['more of the same form', OK, '#lbl=Nice', { lbl: 'Nice' }],
  ['a place of the page', `${OK}&lbl=Nice`, '#content', { lbl: 'Nice' }],
  ['nothing', `${OK}&lbl=Nice`, '#', { lbl: 'Nice' }],
])('%s after the # is not the rest of a value', (_, query, fragment, given) => {
  const { values, rejoined: mended } = readParameters(query, fragment);
  expect(mended).toBe(false);
  expect(Object.fromEntries(values)).toMatchObject(given);
});

test('matches names in any case, and prefers the exact spelling', () => {
  const { values } = readParameters('appcolors=_&LBL=Nice&Dark=1&Lang=en', '#Logo=x');
  const given = { appColors: '_', lbl: 'Nice', dark: '1', lang: 'en', logo: 'x' };
  expect(Object.fromEntries(values)).toMatchObject(given);
  expect(readParameters('lbl=Nice&LBL=Lyon', '').values.get('lbl')).toBe('Nice');
});

test('treats an edited fragment as another look, but not an anchor or another order', () => {
  const opened = getCanonicalForm('', `#${OK}&lbl=Nice`);
  expect(getCanonicalForm('', `#${OK}&lbl=Lyon`)).not.toBe(opened);
  expect(getCanonicalForm('', `#${OK}&lbl=Nice&dark=1`)).not.toBe(opened);
  expect(getCanonicalForm('', `#lbl=Nice&${OK}`)).toBe(opened);
  expect(getCanonicalForm(OK, '#content')).toBe(getCanonicalForm(OK, ''));
});
