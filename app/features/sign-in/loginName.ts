import type { TextStore } from '@parvis/locales/translate';
import { mobileOf, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { emailFault, formatPhone, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import type { RequestedCode } from './requestedCode.ts';

type LoginName =
  | { readonly kind: RequestedCode['kind']; readonly typed: string }
  | { readonly refused: NumberRefused | 'mail' | 'mailTooLong' | 'mailCharacters' | 'neither' };

const MAIL = { form: 'mail', tooLong: 'mailTooLong', characters: 'mailCharacters' } as const;

/** With @ an address, else a number; or why neither. */
export function parseLogin(typed: string): LoginName {
  const mail = normaliseEmail(typed);
  if (mail !== undefined) return { kind: 'mail', typed: mail };
  // Letters: an incomplete address.
  if (/[@\p{L}]/u.test(typed) || typed.trim() === '') return { refused: MAIL[emailFault(typed) ?? 'form'] };
  if (!/[0-9]/.test(typed)) return { refused: 'neither' };
  const { phone, refused } = mobileOf(typed.trim());
  return phone === undefined ? { refused } : { kind: 'sms', typed: formatPhone(phone) };
}

export function isSameLogin(text: string, typed: string): boolean {
  const name = parseLogin(text);
  return !('refused' in name) && name.typed === typed;
}

const REFUSED = {
  mail: 'login.mail.invalid',
  mailTooLong: 'login.mail.tooLong',
  mailCharacters: 'login.mail.characters',
  neither: 'login.mail.neither',
  form: 'login.phone.form',
  foreign: 'login.phone.foreign',
  landline: 'login.phone.landline',
  premium: 'login.phone.premium',
} as const;

export const formatLoginNameRefusal = (t: TextStore['t'], name: LoginName): string | undefined =>
  'refused' in name ? t(REFUSED[name.refused]) : undefined;
