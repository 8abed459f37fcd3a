import { describe, expect, it } from 'vitest';
import {
  contactIn,
  contactLine,
  isGiven,
  nothingTyped,
  typedFrom,
  typedOf,
  untoldIn,
  whyWrong,
  wrongIn,
} from './typedContact.ts';

describe('what somebody types of how they can be reached', () => {
  it.each([
    ['nothing', nothingTyped, [], {}],
    ['spaces', { mail: '  ', phone: ' ' }, [], {}],
    ['a number', { mail: '', phone: '06 12 34 56 78' }, [], { phone: '+33612345678' }],
    [
      'a number of a landline, with the prefix',
      { mail: '', phone: '+33 4 78 00 00 00' },
      [],
      { phone: '+33478000000' },
    ],
    ['an address', { mail: ' jo@mail.example ', phone: '' }, [], { mail: 'jo@mail.example' }],
    [
      'both',
      { mail: 'jo@mail.example', phone: '0612345678' },
      [],
      { mail: 'jo@mail.example', phone: '+33612345678' },
    ],
    [
      'a number that is too short',
      { mail: 'jo@mail.example', phone: '06 12' },
      ['phone'],
      { mail: 'jo@mail.example' },
    ],
    [
      'an address without a domain',
      { mail: 'jo@', phone: '0612345678' },
      ['mail'],
      { phone: '+33612345678' },
    ],
    [
      'a number that costs whoever calls it',
      { mail: 'jo@mail.example', phone: '08 92 70 00 00' },
      ['phone'],
      { mail: 'jo@mail.example' },
    ],
    ['one without its 0', { mail: '', phone: '+33 892 70 00 00' }, ['phone'], {}],
    ['a short one of a service', { mail: '', phone: '36 15' }, ['phone'], {}],
    ['neither', { mail: 'jo', phone: '12' }, ['phone', 'mail'], {}],
  ])('%s', (_, typed, wrong, given) => {
    expect(wrongIn(typed)).toEqual(wrong);
    expect(contactIn(typed)).toEqual(given);
    expect(isGiven(contactIn(typed))).toBe(Object.keys(given).length > 0);
  });

  it.each([
    ['08 92 70 00 00', 'premium'],
    ['+33 805 00 00 00', 'premium'],
    ['3615', 'premium'],
    ['118 712', 'premium'],
    ['06 12', 'wrong'],
    ['+44 20 7946 0000', 'wrong'],
  ])('says why %s is not taken', (phone, why) => {
    expect(whyWrong('phone', phone)).toBe(`reach.phone.${why}`);
  });

  it.each([
    ['jo@mail', 'reach.mail.wrong'],
    ['jo\u{1F600}@mail.example', 'reach.mail.characters'],
    [`${'a'.repeat(250)}@mail.example`, 'reach.mail.tooLong'],
  ])('says why the address %j is not taken', (mail, words) => {
    expect(whyWrong('mail', mail)).toBe(words);
  });

  it('is found again as it was kept, and nothing where something else was', () => {
    expect(typedFrom({ mail: 'jo', phone: '06' })).toEqual({ mail: 'jo', phone: '06' });
    for (const kept of [undefined, 'jo', { mail: 1, phone: '' }, { mail: 'jo' }])
      expect(typedFrom(kept)).toEqual(nothingTyped);
  });
});

it('what is known stands in its field as people read it', () => {
  const mail = { kind: 'mail', value: 'jo@mail.example', verified: true } as const;
  const phone = { kind: 'phone', value: '33612345678', verified: false } as const;
  expect(typedOf([mail])).toEqual({ mail: 'jo@mail.example', phone: '' });
  expect(typedOf([mail, phone])).toEqual({ mail: 'jo@mail.example', phone: '+33 6 12 34 56 78' });
  expect(contactIn(typedOf([mail, phone]))).toEqual({ mail: mail.value, phone: '+33612345678' });
  expect(contactLine({ mail: mail.value, phone: '+33612345678' })).toBe('+33 6 12 34 56 78, jo@mail.example');
});

describe('what is sent without what is wrong', () => {
  const told = { phone: '06 12 34 56 7', mail: '' };

  it.each([
    ['nothing was told yet', told, undefined, ['phone']],
    ['it stands as it was told', told, told, []],
    ['it was changed to what is wrong as well', { ...told, phone: '06 12 34 56 789' }, told, ['phone']],
    ['another field has become wrong', { ...told, mail: 'moi@exemple' }, told, ['mail']],
    ['all is right', { phone: '06 12 34 56 78', mail: '' }, told, []],
  ])('is told before, where %s', (_, typed, before, untold) => {
    expect(untoldIn(typed, before)).toEqual(untold);
  });
});
