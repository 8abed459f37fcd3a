import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, MAIL_MAX } from '@parvis/api/constants';
import { emailFault, isUnseen, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import type { ContactField, ContactValues } from '@parvis/ui/screens/Contact';

export const emptyContact: ContactValues = { name: '', mail: '', message: '' };

/** UTF-16 units; addresses get one more, to report overlong ones. */
export const contactMaxLengths: Record<ContactField, number> = {
  name: CONTACT_NAME_MAX,
  mail: MAIL_MAX + 1,
  message: CONTACT_MESSAGE_MAX,
};

/** Replaces control characters and lone surrogates by spaces; messages keep line breaks. */
const stripControlCharacters = (text: string, unwanted: RegExp): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, ' ').trim();

const sanitizers: Record<ContactField, (typed: string) => string> = {
  name: (typed) => stripControlCharacters(typed.slice(0, CONTACT_NAME_MAX), /[\p{Cc}\p{Cs}]/gu),
  mail: (typed) => normaliseEmail(typed) ?? '',
  message: (typed) => stripControlCharacters(typed.slice(0, CONTACT_MESSAGE_MAX), /[^\P{Cc}\n\t]|\p{Cs}/gu),
};

/** Omits an empty name. */
export function buildContactMessage(typed: ContactValues): { name?: string; mail: string; message: string } {
  const name = sanitizers.name(typed.name);
  return {
    ...(name && { name }),
    mail: sanitizers.mail(typed.mail),
    message: sanitizers.message(typed.message),
  };
}

const MAIL_ERROR_IDS = {
  form: 'contact.mail.invalid',
  tooLong: 'contact.mail.tooLong',
  characters: 'contact.mail.characters',
} as const;

export const contactValidators = {
  mail: (typed: string) => {
    if (sanitizers.mail(typed)) return undefined;
    return typed.trim() === '' ? 'contact.mail.missing' : MAIL_ERROR_IDS[emailFault(typed) ?? 'form'];
  },
  message: (typed: string) => (isUnseen(sanitizers.message(typed)) ? 'contact.message.missing' : undefined),
} as const satisfies Partial<Record<ContactField, (typed: string) => string | undefined>>;
