import type { Locale } from '@parvis/locales/languages';
import { translate } from '../../platform/lib/texts.ts';

const SMS_MAX = 160;

/** These limit an SMS to 70 characters (UCS-2). */
const GSM7_REPLACEMENTS: ReadonlyArray<readonly [RegExp, string]> = [
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
const toGsm7 = (words: string): string =>
  GSM7_REPLACEMENTS.reduce((said, [sign, as]) => said.replace(sign, as), words)
    // Drops other scripts.
    .replace(/[^\n\x20-\x7eàéèùòìÉ]/g, '');

/** The last line binds the code to this host (origin-bound one-time code). */
export function renderCodeSms(
  locale: Locale,
  { site, host, code, minutes }: Readonly<Record<'site' | 'host' | 'code', string> & { minutes: number }>,
): string {
  const end = `\n\n@${host.replace(/:\d+$/, '')} #${code}`;
  const render = (name: string) => toGsm7(translate('sms.code.text', locale, { site: name, code, minutes }));
  const room = SMS_MAX - end.length - render('').length;
  const whole = `${render(toGsm7(site).slice(0, Math.max(0, room)).trim())}${end}`;
  return whole.length <= SMS_MAX ? whole : render(toGsm7(site).slice(0, 30)).slice(0, SMS_MAX);
}

const TWO_SMS_MAX = 306;

export function renderSms(site: string, say: (site: string) => string): string {
  const room = TWO_SMS_MAX - toGsm7(say('')).length;
  return toGsm7(say(toGsm7(site).slice(0, Math.max(20, room)).trim()));
}

export const renderNewsSms = (
  locale: Locale,
  values: { readonly site: string; readonly count: number; readonly link: string; readonly end: string },
): string => renderSms(values.site, (site) => translate('sms.news.text', locale, { ...values, site }));
