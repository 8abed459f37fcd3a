import { describe, expect, it } from 'vitest';
import { getServiceContact } from './serviceContact.ts';

const own = 'maire@ville.example';

describe('contact of an ended service', () => {
  it('is the customer, with all its contact details', () => {
    const contact = { mail: 'mairie@ville.example', phone: '01 02 03 04 05' };
    expect(getServiceContact(contact, own)).toEqual({
      kind: 'customer',
      contact,
      mail: 'mairie@ville.example',
    });
  });

  it('omits the reader’s own address, ignoring case', () => {
    expect(getServiceContact({ mail: 'Maire@Ville.example', phone: '01 02 03 04 05' }, own)).toEqual({
      kind: 'customer',
      contact: { phone: '01 02 03 04 05' },
      mail: undefined,
    });
  });

  it('excludes the reader’s own address as the only contact', () => {
    expect(getServiceContact({ mail: own }, own)).toEqual({ kind: 'reader' });
    expect(getServiceContact({ mail: own, phone: undefined }, own)).toEqual({ kind: 'reader' });
  });
});
