import type { Locale } from '@parvis/locales/languages';
import { text } from '../../platform/lib/texts.ts';

const SMS_MAX = 160;

/** Replaces characters that limit an SMS to 70 (UCS-2). */
const PLAIN: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u00a0\u202f]/g, ' '],
  [/[\u2018\u2019]/g, "'"],
  [/[«»“”]\s?/g, '"'],
  [/[–—]/g, '-'],
  [/[âÂ]/g, 'a'],
  [/[êÊëË]/g, 'e'],
  [/[îÎïÏ]/g, 'i'],
  [/[ôÔ]/g, 'o'],
  [/[ûÛ]/g, 'u'],
  [/[çÇ]/g, 'c'],
  [/œ/g, 'oe'],
  [/…/g, '...'],
];
const plain = (words: string): string =>
  PLAIN.reduce((said, [sign, as]) => said.replace(sign, as), words)
    // Drops other scripts.
    .replace(/[^\n\x20-\x7eàéèùòìÉ]/g, '');

/** The last line binds the code to this host (origin-bound one-time code). */
export function codeSms(
  locale: Locale,
  { site, host, code, minutes }: Readonly<Record<'site' | 'host' | 'code', string> & { minutes: number }>,
): string {
  const end = `\n\n@${host.replace(/:\d+$/, '')} #${code}`;
  const said = (name: string) => plain(text('sms.code.text', locale, { site: name, code, minutes }));
  const room = SMS_MAX - end.length - said('').length;
  const whole = `${said(plain(site).slice(0, Math.max(0, room)).trim())}${end}`;
  return whole.length <= SMS_MAX ? whole : said(plain(site).slice(0, 30)).slice(0, SMS_MAX);
}

/** Two concatenated SMS. */
const LONG_MAX = 306;

/** Truncates a site name that is too long. */
export function smsOf(site: string, say: (site: string) => string): string {
  const room = LONG_MAX - plain(say('')).length;
  return plain(say(plain(site).slice(0, Math.max(20, room)).trim()));
}

export const newsSms = (
  locale: Locale,
  values: { readonly site: string; readonly count: number; readonly link: string; readonly end: string },
): string => smsOf(values.site, (site) => text('sms.news.text', locale, { ...values, site }));
