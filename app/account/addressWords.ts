import type { UserStatus } from '@parvis/api/entities/user';
import type { TextStore } from '@parvis/locales/translate';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone, phoneInWords } from '@parvis/questionnaire/model/values/validate';
import type { AddressKind } from '../addresses/codeCalls.ts';

/** Staff are known to their customer by their address. */
export const isStaff = ({ roles }: UserStatus): boolean => roles.some(({ staff }) => staff);

/** An address of a person as they read it. */
export const addressOf = ({ email, phone }: UserStatus, kind: AddressKind): string | undefined =>
  kind === 'mail' ? email : phone && phoneInWords(phone);

/** What somebody gave with a report and can prove from here: no code reaches a landline. */
export function unverifiedOf({ unverified }: UserStatus, kind: AddressKind): string | undefined {
  if (kind === 'mail') return unverified?.mail;
  const phone = unverified?.phone;
  return phone !== undefined && mobileOf(phone).phone ? formatPhone(phone) : undefined;
}

/** What leads to a person: the address that they proved, else the number. */
export const contactOf = (profile: UserStatus): string | undefined =>
  addressOf(profile, 'mail') ?? addressOf(profile, 'sms');

/** What the settings say of an address, and of a number. */
export const addressWords = {
  mail: {
    title: 'settings.mail',
    none: 'settings.mail.none',
    noneOfStaff: 'settings.mail.none.staff',
    unverified: 'settings.mail.unverified',
    verify: 'settings.mail.verify',
    other: 'settings.mail.other',
    add: 'settings.mail.add',
    change: 'settings.mail.change',
    erase: 'settings.mail.erase',
    erased: 'settings.mail.erased',
    failed: 'settings.mail.failed',
    closed: 'settings.mail.closed',
  },
  sms: {
    title: 'settings.phone',
    none: 'settings.phone.none',
    noneOfStaff: 'settings.phone.none.staff',
    unverified: 'settings.phone.unverified',
    verify: 'settings.phone.verify',
    other: 'settings.phone.other',
    add: 'settings.phone.add',
    change: 'settings.phone.change',
    erase: 'settings.phone.erase',
    erased: 'settings.phone.erased',
    failed: 'settings.phone.failed',
    closed: 'settings.phone.closed',
  },
} as const;

/** What an address is good for. */
export function addressInfo(t: TextStore['t'], profile: UserStatus, kind: AddressKind): string {
  const value = addressOf(profile, kind);
  const words = addressWords[kind];
  if (value === undefined && isStaff(profile)) return t(words.noneOfStaff);
  const unverified = unverifiedOf(profile, kind);
  if (value === undefined) return unverified ? t(words.unverified, { value: unverified }) : t(words.none);
  if (kind === 'mail')
    return t(isStaff(profile) ? 'settings.mail.staff' : 'settings.mail.known', { mail: value });
  return t(isStaff(profile) ? 'settings.phone.staff' : 'settings.phone.known', { phone: value });
}
