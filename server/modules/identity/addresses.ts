import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { identities, staff } from '../../platform/db/schema.ts';
import type { Addresses } from '../context/session.ts';

/** By what a code goes to somebody. */
export type AddressKind = 'mail' | 'sms';

/** By which a person is known: an e-mail address in lower case, or a mobile number by its digits. */
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

interface Kind {
  readonly other: AddressKind;
  readonly column: typeof identities.email | typeof identities.phone;
  readonly staffColumn: typeof staff.email | typeof staff.phone;
  /** What it is called where somebody says how they can be reached. */
  readonly contact: keyof GivenContact;
  readonly of: (person: Addresses) => string | null;
  readonly change: (value: string | null) => Partial<Addresses>;
  readonly mask: (value: string) => string;
}

/** What is different between an e-mail address and a number. */
export const kinds: Readonly<Record<AddressKind, Kind>> = {
  mail: {
    other: 'sms',
    column: identities.email,
    staffColumn: staff.email,
    contact: 'mail',
    of: ({ email }) => email,
    change: (email) => ({ email }),
    mask: maskMail,
  },
  sms: {
    other: 'mail',
    column: identities.phone,
    staffColumn: staff.phone,
    contact: 'phone',
    of: ({ phone }) => phone,
    change: (phone) => ({ phone }),
    mask: maskPhone,
  },
};

export const addressOf = (kind: AddressKind, value: string | null): Address | undefined =>
  value === null ? undefined : { kind, value };

/** Every address that a person has proved, in the order in which all take them. */
export const provenBy = ({ email, phone }: Addresses): Address[] =>
  [addressOf('mail', email), addressOf('sms', phone)].filter((address) => address !== undefined);

/** Whether nothing is known of a person but what they did. */
export const isAnonymous = ({ email, phone }: Addresses): boolean => email === null && phone === null;

/** An address of which most is hidden, for whoever knows it. */
export const masked = ({ kind, value }: Address): string => kinds[kind].mask(value);
