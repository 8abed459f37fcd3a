import type { UserStatus } from '@parvis/api/entities/user';
import type { TextStore } from '@parvis/locales/translate';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone, phoneInWords } from '@parvis/questionnaire/model/values/validate';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';

export const isStaff = ({ roles }: UserStatus): boolean => roles.some(({ staff }) => staff);

export const formatAddress = ({ email, phone }: UserStatus, kind: AddressKind): string | undefined =>
  kind === 'mail' ? email : phone && phoneInWords(phone);

/** An address that can be verified; landlines get no code. */
export function getUnverified({ unverified }: UserStatus, kind: AddressKind): string | undefined {
  if (kind === 'mail') return unverified?.mail;
  const phone = unverified?.phone;
  return phone !== undefined && mobileOf(phone).phone ? formatPhone(phone) : undefined;
}

export const getContact = (profile: UserStatus): string | undefined =>
  formatAddress(profile, 'mail') ?? formatAddress(profile, 'sms');

export const addressTexts = {
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

export function formatAddressInfo(t: TextStore['t'], profile: UserStatus, kind: AddressKind): string {
  const value = formatAddress(profile, kind);
  const words = addressTexts[kind];
  if (value === undefined && isStaff(profile)) return t(words.noneOfStaff);
  const unverified = getUnverified(profile, kind);
  if (value === undefined) return unverified ? t(words.unverified, { value: unverified }) : t(words.none);
  if (kind === 'mail')
    return t(isStaff(profile) ? 'settings.mail.staff' : 'settings.mail.known', { mail: value });
  return t(isStaff(profile) ? 'settings.phone.staff' : 'settings.phone.known', { phone: value });
}
