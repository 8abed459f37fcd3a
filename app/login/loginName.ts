import { mobileOf, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { emailFault, formatPhone, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import type { AskedCode } from './askedCode.ts';

/** With what somebody signs in. */
export type Name =
  | { readonly kind: AskedCode['kind']; readonly typed: string }
  | { readonly refused: NumberRefused | 'mail' | 'mailTooLong' | 'mailCharacters' | 'neither' };

const MAIL = { form: 'mail', tooLong: 'mailTooLong', characters: 'mailCharacters' } as const;

/** What was typed as it is sent: an address where it has an @, else a number; or why it is neither. */
export function nameOf(typed: string): Name {
  const mail = normaliseEmail(typed);
  if (mail !== undefined) return { kind: 'mail', typed: mail };
  // Letters are an address, which is not complete or not right.
  if (/[@\p{L}]/u.test(typed) || typed.trim() === '') return { refused: MAIL[emailFault(typed) ?? 'form'] };
  if (!/[0-9]/.test(typed)) return { refused: 'neither' };
  const { phone, refused } = mobileOf(typed.trim());
  return phone === undefined ? { refused } : { kind: 'sms', typed: formatPhone(phone) };
}

/** Whether a text is the address or the number that a code was asked for. */
export function isTyped(text: string, typed: string): boolean {
  const name = nameOf(text);
  return !('refused' in name) && name.typed === typed;
}
