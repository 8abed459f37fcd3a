import type { Locale } from '@parvis/locales/languages';
import { text } from '../base/texts.ts';
import type { Mail, MailAddress } from './mail.ts';

/** The mail that carries a verification code. */
export const codeMail = (
  locale: Locale,
  values: { readonly code: string; readonly minutes: number; readonly host: string; readonly site: string },
): Pick<Mail, 'subject' | 'text'> => ({
  subject: text('mail.code.subject', locale, values),
  text: text('mail.code.text', locale, values),
});

/** A message of the contact page, for who receives it: a customer or whoever runs the service, who read French. */
export const contactMail = (
  { name, address }: MailAddress,
  message: string,
  where: string,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Page de contact\u202f: message de ${address}`,
  text: `Bonjour,

${name ? `${name} (${address})` : address} vous a écrit sur la page de contact de ${where}\u202f:

----------------------------------------

${message}

----------------------------------------

Pour répondre, répondez simplement à ce message\u202f: votre réponse ira à ${address}. Cette adresse n’a pas été vérifiée.
`,
});
