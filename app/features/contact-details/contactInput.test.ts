import { describe, expect, it } from 'vitest';
import {
  emptyContactInput,
  findInvalidChannels,
  formatContactLine,
  formatContactLink,
  hasContact,
  parseContactInput,
  restoreContactInput,
} from './contactInput.ts';
import { preloadNumberingPlans } from './foreignNumbers.ts';

describe('contact input', () => {
  it.each([
    ['nothing', emptyContactInput, [], {}],
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
    expect(findInvalidChannels(typed)).toEqual(wrong);
    expect(parseContactInput(typed)).toEqual(given);
    expect(hasContact(parseContactInput(typed))).toBe(Object.keys(given).length > 0);
  });
  it.each([
    ['+687 75 12 34', '+687 75 12 34'],
    ['+689 87 12 34 56', '+689 87 12 34 56'],
    ['+508 55 12 34', '+508 55 12 34'],
    ['0032 470 12 34 56', '+32 470 12 34 56'],
    ['+49 (0)151 12345678', '+49 1511 2345678'],
    ['tel:+447700900123', '+44 7700 900123'],
  ])('accepts the foreign number %s and sends it as %s', async (phone, sent) => {
    const typed = { mail: '', phone };
    // Also before the numbering plans are loaded.
    expect(findInvalidChannels(typed)).toEqual([]);
    await preloadNumberingPlans(phone);
    expect(findInvalidChannels(typed)).toEqual([]);
    expect(parseContactInput(typed)).toEqual({ phone: sent });
    expect(formatContactLine(parseContactInput(typed))).toBe(sent);
  });
  it('rejects an unknown country code or too many digits once the plans are loaded', async () => {
    await preloadNumberingPlans('+32 470 12 34 56');
    for (const phone of ['+999 12 34 56 78', '+32 470 12 34 56 78 90', '32470123456', '+33 6 12'])
      expect(findInvalidChannels({ mail: '', phone }), phone).toEqual(['phone']);
  });
  it.each([
    ['33612345678', undefined, '+33 6 12 34 56 78', 'tel:+33612345678'],
    ['33692123456', '+262 692 12 34 56', '+262 692 12 34 56', 'tel:+262692123456'],
    ['33692123456', undefined, '+262 692 12 34 56', 'tel:+262692123456'],
    ['+32470123456', '+32 470 12 34 56', '+32 470 12 34 56', 'tel:+32470123456'],
  ])('links the stored number %s as displayed', (value, shown, label, href) => {
    const way = { kind: 'phone', value, ...(shown && { shown }) } as const;
    expect(formatContactLink(way)).toEqual({ label, href });
  });
  it('links an address, and nothing of an unknown kind', () => {
    const value = 'jo@mail.example';
    expect(formatContactLink({ kind: 'mail', value })).toEqual({ label: value, href: `mailto:${value}` });
    expect(formatContactLink({ kind: 'fax', value: '12' })).toEqual({ label: '12', href: undefined });
  });
  it('restores stored input, and nothing from malformed data', () => {
    expect(restoreContactInput({ mail: 'jo', phone: '06' })).toEqual({ mail: 'jo', phone: '06' });
    for (const kept of [undefined, 'jo', { mail: 1, phone: '' }, { mail: 'jo' }])
      expect(restoreContactInput(kept)).toEqual(emptyContactInput);
  });
});
