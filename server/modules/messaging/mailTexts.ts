import type { CustomerInfo } from '@parvis/api/entities/customer';
import { defaultLocale, type Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { letterHtml } from '@parvis/theme/letter/html';
import { type LetterLink, type LetterWords, letter } from '@parvis/theme/letter/letter';
import { wholePalette } from '@parvis/theme/palette/keys';
import { usableShape } from '@parvis/theme/shape/shape';
import type { MailAddress } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/delivery/mail.ts';
import { translate } from '../../platform/lib/texts.ts';

export type MailBranding = Pick<CustomerInfo['theme'], 'light' | 'dark' | 'shape'>;

export type RenderedMail = Required<Pick<Mail, 'subject' | 'text' | 'html'>>;

interface MailLayout {
  readonly locale: Locale;
  readonly site: string;
  /** Defaults to the service's own. */
  readonly branding?: MailBranding | undefined;
}

const buildPalettes = (branding: MailBranding | undefined) => ({
  light: wholePalette('light', branding?.light ?? {}),
  dark: wholePalette('dark', branding?.dark ?? {}),
});

const renderHtml = (subject: string, words: LetterWords, { locale, branding }: MailLayout): string =>
  letterHtml(letter(words, usableShape(branding?.shape)), buildPalettes(branding), {
    lang: locale,
    title: subject,
  });

const CODE_TEXTS = {
  code: { subject: 'mail.code.subject', text: 'mail.code.text' },
  own: { subject: 'mail.own.subject', text: 'mail.own.text' },
} as const;

/** Branded for a single customer. */
export function renderCodeMail(
  locale: Locale,
  values: { readonly code: string; readonly minutes: number; readonly host: string; readonly site: string },
  {
    look,
    is = 'code',
  }: { readonly look?: MailBranding | undefined; readonly is?: keyof typeof CODE_TEXTS } = {},
): RenderedMail {
  const subject = translate(CODE_TEXTS[is].subject, locale, values);
  const words = translate(CODE_TEXTS[is].text, locale, values);
  const { site } = values;
  return {
    subject,
    text: words,
    html: renderHtml(subject, { name: site, text: words }, { locale, site, branding: look }),
  };
}

interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Another person's text. */
  readonly quoted?: string | undefined;
  readonly action: LetterLink;
  readonly reply: string;
  readonly foot: NonNullable<LetterWords['foot']>;
}

export function renderMail(
  { subject, paragraphs, quoted, action, reply, foot: why }: MailContent,
  sheet: MailLayout,
): RenderedMail {
  const foot = [{ text: reply }, ...why];
  const ends = foot.map((line) => [line.text, line.href].filter(Boolean).join('\n'));
  const words = quoted ? [...paragraphs, quoted] : paragraphs;
  return {
    subject,
    text: `${[...words, `${action.label}\n${action.href}`, '-- ', ...ends].join('\n\n')}\n`,
    html: renderHtml(
      subject,
      { name: sheet.site, text: paragraphs.join('\n\n'), quoted, action, foot },
      sheet,
    ),
  };
}

/** Frames untrusted text. */
const SEPARATOR = '-'.repeat(40);

/** In French: recipients are customers or the operator. */
export function renderContactMail(
  { name, address }: MailAddress,
  message: string,
  where: string,
  { site, branding }: Omit<MailLayout, 'locale'>,
): RenderedMail {
  const subject = `Page de contact\u202f: message de ${address}`;
  const who = name ? `${name} (${address})` : address;
  const begin = `Bonjour,\n\n${who} vous a écrit sur la page de contact de ${where}\u202f:`;
  const end = `Répondez simplement à ce message\u202f: votre réponse ira à ${address}. Cette adresse n’a pas été vérifiée.`;
  const words = { name: site, text: begin, quoted: message, foot: [{ text: end }] };
  return {
    subject,
    text: `${[begin, SEPARATOR, message, SEPARATOR, end].join('\n\n')}\n`,
    html: renderHtml(subject, words, { locale: defaultLocale, site, branding }),
  };
}

export interface StaffMailInput {
  readonly cases: readonly { readonly csid: string }[];
  readonly customer: Pick<CustomerInfo, 'cuid'> & {
    readonly lbl: Words;
    readonly light: MailBranding['light'];
    readonly dark: MailBranding['dark'];
    readonly appShape: MailBranding['shape'];
  };
  readonly locale: Locale;
  readonly origin: string;
  readonly end: string;
}

/** Links to the only case, or to the board. */
export const buildStaffLink = (
  cases: StaffMailInput['cases'],
  { origin, cuid }: { readonly origin: string; readonly cuid: string },
): string => `${origin}/staff/${cuid}${cases.length === 1 ? `/${cases[0]?.csid}` : ''}`;

/** Excludes reported content. */
export function renderStaffMail(
  { cases, customer, locale, origin, end }: StaffMailInput,
  say: (site: string) => { readonly subject: string; readonly paragraphs: string[]; readonly why: string },
): RenderedMail & { readonly unsubscribe: string } {
  const { cuid, lbl, light, dark, appShape: shape } = customer;
  const site = wordsIn(lbl, locale);
  const { subject, paragraphs, why } = say(site);
  const label = translate(cases.length > 1 ? 'mail.call.board' : 'mail.call.open', locale);
  const mail = renderMail(
    {
      subject,
      paragraphs: [translate('mail.news.hello', locale), ...paragraphs],
      action: { label, href: buildStaffLink(cases, { origin, cuid }) },
      reply: translate('mail.reply.case', locale, { count: cases.length }),
      foot: [{ text: why }, { text: translate('mail.news.end', locale), href: end }],
    },
    { locale, site, branding: { light, dark, shape } },
  );
  return { ...mail, unsubscribe: end };
}
