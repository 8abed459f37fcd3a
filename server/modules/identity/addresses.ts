import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { identities, staff } from '../../platform/db/schema.ts';
import type { Addresses } from '../context/session.ts';

export type AddressKind = 'mail' | 'sms';

/** A lower-case e-mail address, or the digits of a mobile number. */
export interface Address {
  readonly kind: AddressKind;
  readonly value: string;
}

/** `jeanne.martin@ville.fr` → `j•••@ville.fr` */
function maskMail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `33612345678` → `+33 6 •• •• •• 78`, `33692123456` → `+262 6•• •• •• 56` */
const maskPhone = (phone: string): string => formatPhone(phone).replace(/(?<= \d.*)\d(?=.* )/g, '•');

interface AddressRules {
  readonly other: AddressKind;
  readonly column: typeof identities.email | typeof identities.phone;
  readonly staffColumn: typeof staff.email | typeof staff.phone;
  /** Key in a reporter's contact. */
  readonly contact: keyof GivenContact;
  readonly getAddress: (person: Addresses) => string | null;
  readonly buildUpdate: (value: string | null) => Partial<Addresses>;
  readonly mask: (value: string) => string;
}

export const addressKinds: Readonly<Record<AddressKind, AddressRules>> = {
  mail: {
    other: 'sms',
    column: identities.email,
    staffColumn: staff.email,
    contact: 'mail',
    getAddress: ({ email }) => email,
    buildUpdate: (email) => ({ email }),
    mask: maskMail,
  },
  sms: {
    other: 'mail',
    column: identities.phone,
    staffColumn: staff.phone,
    contact: 'phone',
    getAddress: ({ phone }) => phone,
    buildUpdate: (phone) => ({ phone }),
    mask: maskPhone,
  },
};

export const toAddress = (kind: AddressKind, value: string | null): Address | undefined =>
  value === null ? undefined : { kind, value };

/** In lock order. */
export const getVerifiedAddresses = ({ email, phone }: Addresses): Address[] =>
  [toAddress('mail', email), toAddress('sms', phone)].filter((address) => address !== undefined);

export const isAnonymous = ({ email, phone }: Addresses): boolean => email === null && phone === null;

export const maskAddress = ({ kind, value }: Address): string => addressKinds[kind].mask(value);
