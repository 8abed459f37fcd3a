import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { letterHtml } from '@parvis/theme/letter/html';
import { letter } from '@parvis/theme/letter/letter';
import { wholePalette } from '@parvis/theme/palette/keys';
import { usableShape } from '@parvis/theme/shape/shape';
import { text } from '../base/texts.ts';
import type { MailAddress } from '../store/schema.ts';
import type { Mail } from './mail.ts';

/** How a customer looks, as far as a mail shows it. */
export type MailLook = Pick<CustomerInfo['theme'], 'light' | 'dark' | 'shape'>;

/** The mail that carries a verification code, in the look of whom it is for; the service's own where that is not one customer. */
export function codeMail(
  locale: Locale,
  values: { readonly code: string; readonly minutes: number; readonly host: string; readonly site: string },
  look?: MailLook,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const subject = text('mail.code.subject', locale, values);
  const words = text('mail.code.text', locale, values);
  const palettes = {
    light: wholePalette('light', look?.light ?? {}),
    dark: wholePalette('dark', look?.dark ?? {}),
  };
  const written = letter({ name: values.site, text: words }, usableShape(look?.shape));
  return { subject, text: words, html: letterHtml(written, palettes, { lang: locale, title: subject }) };
}

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
