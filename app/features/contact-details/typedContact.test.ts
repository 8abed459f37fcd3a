import { describe, expect, it } from 'vitest';
import { contactIn, isGiven, nothingTyped, typedFrom, wrongIn } from './typedContact.ts';

describe('contact input', () => {
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
  ])('validates and parses %s', (_, typed, wrong, given) => {
    expect(wrongIn(typed)).toEqual(wrong);
    expect(contactIn(typed)).toEqual(given);
    expect(isGiven(contactIn(typed))).toBe(Object.keys(given).length > 0);
  });
  it('restores stored input, and starts empty when the stored value is malformed', () => {
    expect(typedFrom({ mail: 'jo', phone: '06' })).toEqual({ mail: 'jo', phone: '06' });
    for (const kept of [undefined, 'jo', { mail: 1, phone: '' }, { mail: 'jo' }])
      expect(typedFrom(kept)).toEqual(nothingTyped);
  });
});
