import type { Locale } from '@parvis/api/entities/basics';
import type { Mail, MailAddress } from './mail.ts';

/** The mail that carries a verification code. */
export type CodeMail = (code: string, minutes: number, host: string) => Omit<Mail, 'to'>;

export const codeMails: Record<Locale, CodeMail> = {
  'fr-FR': (code, minutes, host) => ({
    subject: `${code} : votre code de connexion`,
    text: `Bonjour,

Voici votre code de connexion à ${host} :

    ${code}

Il est valable ${minutes} minutes et ne sert qu'une fois. Ne le communiquez à personne : nos équipes ne vous le demanderont jamais.

Si vous n'avez rien demandé, ignorez ce message : sans ce code, personne ne peut se connecter à votre place.
`,
  }),
  'en-US': (code, minutes, host) => ({
    subject: `${code} is your sign-in code`,
    text: `Hello,

Here is your code to sign in to ${host}:

    ${code}

It is valid for ${minutes} minutes and works once. Do not share it with anyone: our teams will never ask you for it.

If you did not ask for it, ignore this message: nobody can sign in as you without this code.
`,
  }),
};

/** A message of the contact page, for who receives it: a customer or whoever runs the service, who read French. */
export const contactMail = (
  { name, address }: MailAddress,
  message: string,
  host: string,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Page de contact\u202f: message de ${address}`,
  text: `Bonjour,

${name ? `${name} (${address})` : address} vous a écrit sur la page de contact de ${host}\u202f:

----------------------------------------

${message}

----------------------------------------

Pour répondre, répondez simplement à ce message\u202f: votre réponse ira à ${address}. Cette adresse n’a pas été vérifiée.
`,
});
