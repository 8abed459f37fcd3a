import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { text } from '../base/texts.ts';
import { htmlText } from './html.ts';

/** The national number reached by text message (France). */
const BY_SMS = '114';

const link = (href: string, words: string): string => `<a href="${htmlText(href)}">${htmlText(words)}</a>`;
const list = (links: readonly string[]): string =>
  links.length > 0 ? `<ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul>` : '';

const emergencyLinks = ({ emergency }: CustomerInfo): string[] =>
  emergency.map(({ number, lbl }) =>
    link(`${number === BY_SMS ? 'sms' : 'tel'}:${number.replaceAll(/\s/g, '')}`, `${number} ${lbl}`),
  );

const toLoadAgain = (locale: Locale): string =>
  `<p>${htmlText(text('load.slow', locale))}</p><p><a href="">${htmlText(text('error.reload', locale))}</a></p>`;

/**
 * What stands in a page where the app does not come: in a browser that is too old for it, or where a file got lost on the way.
 * It appears after five seconds (`app/public/base.css`), without script; the app takes its place whenever it comes.
 * `offered`: a language in which it stands there too, since nobody can choose one.
 */
export function latePart(
  locale: Locale,
  { customer, offered }: { customer?: CustomerInfo | undefined; offered?: Locale | undefined },
): string {
  const also = offered ? `<div lang="${offered}">${toLoadAgain(offered)}</div>` : '';
  // A page that is nobody's has no numbers of its own.
  const of = customer
    ? list(contactWays(customer.contact).map(({ href, label }) => link(href, label))) +
      list(emergencyLinks(customer))
    : `<p>${link('tel:112', text('late.emergency', locale))}</p>`;
  return `<div class="late">${toLoadAgain(locale)}${also}${of}</div>`;
}
