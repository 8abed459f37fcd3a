import { describe, expect, it } from 'vitest';
import { askedAfter } from './askedAfter.ts';

const own = 'maire@ville.example';

describe('former staff of a service that has ended ask', () => {
  it('its customer, by all of its ways', () => {
    const contact = { mail: 'mairie@ville.example', phone: '01 02 03 04 05' };
    expect(askedAfter(contact, own)).toEqual({ kind: 'customer', contact, mail: 'mairie@ville.example' });
  });

  it('by the other ways, where its address is their own, in whatever letters', () => {
    expect(askedAfter({ mail: 'Maire@Ville.example', phone: '01 02 03 04 05' }, own)).toEqual({
      kind: 'customer',
      contact: { phone: '01 02 03 04 05' },
      mail: undefined,
    });
  });

  it('whoever provides the service, where the only way is their own address', () => {
    expect(askedAfter({ mail: own }, own)).toEqual({ kind: 'reader' });
    expect(askedAfter({ mail: own, phone: undefined }, own)).toEqual({ kind: 'reader' });
  });
});
