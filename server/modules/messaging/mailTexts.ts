import type { CustomerInfo } from '@parvis/api/entities/customer';
import { defaultLocale, type Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { letterHtml } from '@parvis/theme/letter/html';
import { type LetterLink, type LetterWords, letter } from '@parvis/theme/letter/letter';
import { wholePalette } from '@parvis/theme/palette/keys';
import { usableShape } from '@parvis/theme/shape/shape';
import type { MailAddress } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/delivery/mail.ts';
import { text } from '../../platform/lib/texts.ts';

export type MailLook = Pick<CustomerInfo['theme'], 'light' | 'dark' | 'shape'>;

export type WrittenMail = Required<Pick<Mail, 'subject' | 'text' | 'html'>>;

interface Sheet {
  readonly locale: Locale;
  /** Shown above the text. */
  readonly site: string;
  /** Defaults to the service's own. */
  readonly look?: MailLook | undefined;
}

const palettesOf = (look: MailLook | undefined) => ({
  light: wholePalette('light', look?.light ?? {}),
  dark: wholePalette('dark', look?.dark ?? {}),
});

const drawn = (subject: string, words: LetterWords, { locale, look }: Sheet): string =>
  letterHtml(letter(words, usableShape(look?.shape)), palettesOf(look), { lang: locale, title: subject });

const CODE_WORDS = {
  code: { subject: 'mail.code.subject', text: 'mail.code.text' },
  own: { subject: 'mail.own.subject', text: 'mail.own.text' },
} as const;

/** Uses the customer's branding, if there is one customer. */
export function codeMail(
  locale: Locale,
  values: { readonly code: string; readonly minutes: number; readonly host: string; readonly site: string },
  { look, is = 'code' }: { readonly look?: MailLook | undefined; readonly is?: keyof typeof CODE_WORDS } = {},
): WrittenMail {
  const subject = text(CODE_WORDS[is].subject, locale, values);
  const words = text(CODE_WORDS[is].text, locale, values);
  const { site } = values;
  return { subject, text: words, html: drawn(subject, { name: site, text: words }, { locale, site, look }) };
}

interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Text of another person. */
  readonly quoted?: string | undefined;
  readonly action: LetterLink;
  /** Explains how to reply. */
  readonly reply: string;
  readonly foot: NonNullable<LetterWords['foot']>;
}

/** Renders a mail with one action. */
export function writtenMail(
  { subject, paragraphs, quoted, action, reply, foot: why }: MailWords,
  sheet: Sheet,
): WrittenMail {
  const foot = [{ text: reply }, ...why];
  const ends = foot.map((line) => [line.text, line.href].filter(Boolean).join('\n'));
  const words = quoted ? [...paragraphs, quoted] : paragraphs;
  return {
    subject,
    text: `${[...words, `${action.label}\n${action.href}`, '-- ', ...ends].join('\n\n')}\n`,
    html: drawn(subject, { name: sheet.site, text: paragraphs.join('\n\n'), quoted, action, foot }, sheet),
  };
}

/** Frames untrusted text. */
const LINE = '-'.repeat(40);

/** Its recipient is a customer or the operator, so it is French. */
export function contactMail(
  { name, address }: MailAddress,
  message: string,
  where: string,
  { site, look }: Omit<Sheet, 'locale'>,
): WrittenMail {
  const subject = `Page de contact\u202f: message de ${address}`;
  const who = name ? `${name} (${address})` : address;
  const begin = `Bonjour,\n\n${who} vous a écrit sur la page de contact de ${where}\u202f:`;
  const end = `Répondez simplement à ce message\u202f: votre réponse ira à ${address}. Cette adresse n’a pas été vérifiée.`;
  const words = { name: site, text: begin, quoted: message, foot: [{ text: end }] };
  return {
    subject,
    text: `${[begin, LINE, message, LINE, end].join('\n\n')}\n`,
    html: drawn(subject, words, { locale: defaultLocale, site, look }),
  };
}

export interface StaffMailOf {
  readonly cases: readonly { readonly csid: string }[];
  readonly customer: Pick<CustomerInfo, 'cuid'> & {
    readonly lbl: Words;
    readonly light: MailLook['light'];
    readonly dark: MailLook['dark'];
    readonly appShape: MailLook['shape'];
  };
  readonly locale: Locale;
  readonly origin: string;
  readonly end: string;
}

/** Links to the only case, or to the board. */
export const staffLink = (
  cases: StaffMailOf['cases'],
  { origin, cuid }: { readonly origin: string; readonly cuid: string },
): string => `${origin}/staff/${cuid}${cases.length === 1 ? `/${cases[0]?.csid}` : ''}`;

/** Renders a mail without what was reported. */
export function staffMail(
  { cases, customer, locale, origin, end }: StaffMailOf,
  say: (site: string) => { readonly subject: string; readonly paragraphs: string[]; readonly why: string },
): WrittenMail & { readonly unsubscribe: string } {
  const { cuid, lbl, light, dark, appShape: shape } = customer;
  const site = wordsIn(lbl, locale);
  const { subject, paragraphs, why } = say(site);
  const label = text(cases.length > 1 ? 'mail.call.board' : 'mail.call.open', locale);
  const mail = writtenMail(
    {
      subject,
      paragraphs: [text('mail.news.hello', locale), ...paragraphs],
      action: { label, href: staffLink(cases, { origin, cuid }) },
      reply: text('mail.reply.case', locale, { count: cases.length }),
      foot: [{ text: why }, { text: text('mail.news.end', locale), href: end }],
    },
    { locale, site, look: { light, dark, shape } },
  );
  return { ...mail, unsubscribe: end };
}
