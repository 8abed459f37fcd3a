import type { Locale } from '@parvis/locales/languages';
import { text } from '../../platform/lib/texts.ts';

/** What phones count as one SMS, of letters that all of them know. */
const SMS_MAX = 160;

/** Typographic signs and letters that would make a phone count 70 letters an SMS, and what says the same. */
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
    // Of other scripts a name tells nothing in one SMS.
    .replace(/[^\n\x20-\x7eàéèùòìÉ]/g, '');

/** The SMS that carries a code; its last line lets the phone offer the code to the page of this host alone. */
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

/** Two SMS: the way to what is told and the way out of such SMS stand in each. */
const LONG_MAX = 306;

/** An SMS of two at most, in letters that all phones know; of a name that is too long its beginning. */
export function smsOf(site: string, say: (site: string) => string): string {
  const room = LONG_MAX - plain(say('')).length;
  return plain(say(plain(site).slice(0, Math.max(20, room)).trim()));
}

/** The SMS that says that there is news of so many reports, where they are, and where such SMS are ended. */
export const newsSms = (
  locale: Locale,
  values: { readonly site: string; readonly count: number; readonly link: string; readonly end: string },
): string => smsOf(values.site, (site) => text('sms.news.text', locale, { ...values, site }));
