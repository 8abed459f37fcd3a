import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, MAIL_MAX } from '@parvis/api/constants';
import { emailFault, isUnseen, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import type { ContactField, ContactValues } from '@parvis/ui/screens/Contact';

export const emptyContact: ContactValues = { name: '', mail: '', message: '' };

/** Most that can be typed into each field, in UTF-16 units: one more of an address, whose end is not cut but told. */
export const contactLengths: Record<ContactField, number> = {
  name: CONTACT_NAME_MAX,
  mail: MAIL_MAX + 1,
  message: CONTACT_MESSAGE_MAX,
};

/** Characters that nobody types but pasting brings along: controls and halves of pairs. Lines of a message may break. */
const cleaned = (text: string, unwanted: RegExp): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, ' ').trim();

/** What is sent of a field. */
const sendable: Record<ContactField, (typed: string) => string> = {
  name: (typed) => cleaned(typed.slice(0, CONTACT_NAME_MAX), /[\p{Cc}\p{Cs}]/gu),
  mail: (typed) => normaliseEmail(typed) ?? '',
  message: (typed) => cleaned(typed.slice(0, CONTACT_MESSAGE_MAX), /[^\P{Cc}\n\t]|\p{Cs}/gu),
};

/** The message as it is sent; a name that was not given is left out. */
export function contactMessage(typed: ContactValues): { name?: string; mail: string; message: string } {
  const name = sendable.name(typed.name);
  return {
    ...(name && { name }),
    mail: sendable.mail(typed.mail),
    message: sendable.message(typed.message),
  };
}

const MAIL_WORDS = {
  form: 'contact.mail.invalid',
  tooLong: 'contact.mail.tooLong',
  characters: 'contact.mail.characters',
} as const;

/** What is wrong with a field, as the id of the words that say what to do. */
export const contactFaults = {
  mail: (typed: string) => {
    if (sendable.mail(typed)) return undefined;
    return typed.trim() === '' ? 'contact.mail.missing' : MAIL_WORDS[emailFault(typed) ?? 'form'];
  },
  message: (typed: string) => (isUnseen(sendable.message(typed)) ? 'contact.message.missing' : undefined),
} as const satisfies Partial<Record<ContactField, (typed: string) => string | undefined>>;
