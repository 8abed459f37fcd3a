import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { customerFileSchema } from './customerFile.ts';

const least = {
  cuid: 'town',
  cstmrType: 'town',
  cstmrLbl: { fr: 'Ville' },
  emergency: [],
  menu: [],
  places: [],
  staff: [],
};
const _tile = { code: 'a', type: 'reportEnd', lbl: { fr: 'a' } };
const x = (length: number) => 'x'.repeat(length);
const takes = (more: object) => z.safeParse(customerFileSchema, { ...least, ...more }).success;

it('fills defaults for omitted fields', () => {
  const person = { email: 'a@b.example', name: 'A' };
  const places = [{ code: 'p', lbl: { fr: 'p' }, qr: [{ qrid: 'q' }] }];
  expect(z.parse(customerFileSchema, { ...least, staff: [person], places })).toEqual({
    ...least,
    withdrawn: false,
    retentionDays: 30,
    reopenDays: 14,
    casesBetweenUsers: false,
    gatherings: 'staff',
    countUsage: true,
    contactWanted: 'no',
    messageLetters: 'latin',
    newsMinutes: 15,
    services: [],
    groups: [],
    polls: [],
    staff: [{ ...person, level: 'agent' }],
    places: [{ code: 'p', lbl: { fr: 'p' }, qr: [{ qrid: 'q', stale: false, fake: false }] }],
  });
});

it.each<[string, object, object]>([
  ['a name', { cstmrLbl: { fr: x(400) } }, { cstmrLbl: { fr: x(401) } }],
  ['a few words', { answering: { within: { fr: x(120) } } }, { answering: { within: { fr: x(121) } } }],
  ['a file’s name', { logo: x(81) }, { logo: x(82) }],
  ['a mail', { contact: { mail: x(255) } }, { contact: { mail: x(256) } }],
  ['days that are kept', { retentionDays: 30 }, { retentionDays: 31 }],
  ['days that are kept, at least', { retentionDays: 1 }, { retentionDays: 0 }],
  ['days of coming back', { reopenDays: 30 }, { reopenDays: 31 }],
  ['days of coming back, at least', { reopenDays: 0 }, { reopenDays: -1 }],
  [
    'a number',
    { emergency: [{ number: `+${'1'.repeat(19)}`, lbl: { fr: 'x' } }] },
    { emergency: [{ number: `+${'1'.repeat(20)}`, lbl: { fr: 'x' } }] },
  ],
  ['a name of staff', { staff: [{ email: 'x', name: x(80) }] }, { staff: [{ email: 'x', name: x(81) }] }],
])('limits %s', (_, right, wrong) => {
  expect([takes(right), takes(wrong)]).toEqual([true, false]);
});

it.each([
  ['15', true],
  ['+33 1 02', true],
  ['++33', false],
  [' 15', false],
  ['quinze', false],
  ['', false],
])('validates the phone number "%s"', (number, right) => {
  expect(takes({ emergency: [{ number, lbl: { fr: 'x' } }] })).toBe(right);
});

it.each([
  ['logo.svg', true],
  ['A-b_c.1.png', true],
  ['.hidden', false],
  ['../x.png', false],
  ['é.png', false],
])('validates the file name "%s"', (logo, right) => {
  expect(takes({ logo })).toBe(right);
});

it.each([
  [{ fr: 'x' }, true],
  [{ en: 'x' }, true],
  [{}, false],
  [{ fr: ' ' }, false],
  [{ fr: 'x', en: '' }, false],
  [{ fr: 'a\u202eb' }, false],
])('validates the localised name %j', (cstmrLbl, right) => {
  expect(takes({ cstmrLbl })).toBe(right);
});
