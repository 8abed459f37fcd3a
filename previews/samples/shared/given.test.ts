import { expect, test } from 'vitest';
import { askedBy, givenBy } from './given.ts';

const OK = 'appColors=%7B%22bg1%22%3A%22%23abc%22%7D';

test.each([
  ['in a name', `${OK}&lbl=Quai `, '#3&dark=1', { lbl: 'Quai #3', dark: '1' }],
  ['at the end of a name', `${OK}&lbl=Quai `, '#3', { lbl: 'Quai #3' }],
  ['before one colour alone', 'appColors=', '#17734A&lbl=Valmer', { appColors: '#17734A', lbl: 'Valmer' }],
])('a # that was typed as it is %s is put back, and said', (_, query, fragment, given) => {
  const { values, mended } = givenBy(query, fragment);
  expect(mended).toBe(true);
  expect(Object.fromEntries(values)).toMatchObject(given);
});

test.each([
  ['what is too long for a server', 'lang=en', `#${OK}&lbl=Nice`, { lang: 'en', lbl: 'Nice' }],
  ['more of the same form', OK, '#lbl=Nice', { lbl: 'Nice' }],
  ['a place of the page', `${OK}&lbl=Nice`, '#content', { lbl: 'Nice' }],
  ['nothing', `${OK}&lbl=Nice`, '#', { lbl: 'Nice' }],
])('%s after the # is no rest of a value', (_, query, fragment, given) => {
  const { values, mended } = givenBy(query, fragment);
  expect(mended).toBe(false);
  expect(Object.fromEntries(values)).toMatchObject(given);
});

test('a name is meant whatever letters of it are capitals, and as it is spelt before all', () => {
  const { values } = givenBy('appcolors=_&LBL=Nice&Dark=1&Lang=en', '#Logo=x');
  const given = { appColors: '_', lbl: 'Nice', dark: '1', lang: 'en', logo: 'x' };
  expect(Object.fromEntries(values)).toMatchObject(given);
  expect(givenBy('lbl=Nice&LBL=Lyon', '').values.get('lbl')).toBe('Nice');
});

test('what is edited after the # asks for another look; a place of the page, and the same in another order, do not', () => {
  const opened = askedBy('', `#${OK}&lbl=Nice`);
  expect(askedBy('', `#${OK}&lbl=Lyon`)).not.toBe(opened);
  expect(askedBy('', `#${OK}&lbl=Nice&dark=1`)).not.toBe(opened);
  expect(askedBy('', `#lbl=Nice&${OK}`)).toBe(opened);
  expect(askedBy(OK, '#content')).toBe(askedBy(OK, ''));
});
