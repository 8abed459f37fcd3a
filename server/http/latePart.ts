import { ANY_DANGER, EMERGENCY_BY_SMS, MAIN_PAGE } from '@parvis/api/constants';
import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo, Menus } from '@parvis/api/entities/customer';
import { legalAddress } from '@parvis/api/legalPages';
import type { Locale } from '@parvis/locales/languages';
import { htmlText } from '../platform/lib/htmlText.ts';
import { text } from '../platform/lib/texts.ts';

const link = (href: string, words: string): string => `<a href="${htmlText(href)}">${htmlText(words)}</a>`;
const list = (rows: readonly string[], name?: string): string =>
  rows.length > 0
    ? `<ul${name ? ` class="${name}"` : ''}>${rows.map((one) => `<li>${one}</li>`).join('')}</ul>`
    : '';

const emergencyLinks = ({ emergency }: CustomerInfo): string[] =>
  emergency.map(({ number, lbl }) =>
    link(
      `${number === EMERGENCY_BY_SMS ? 'sms' : 'tel'}:${number.replaceAll(/\s/g, '')}`,
      `${number} ${lbl}`,
    ),
  );

const toLoadAgain = (locale: Locale): string =>
  `<p>${htmlText(text('load.slow', locale))} <a href="">${htmlText(text('error.reload', locale))}</a></p>`;

/** A repeated page is not expanded. */
function categories(menus: Menus, page: string, above: readonly string[] = []): string {
  const rows = (menus[page] ?? []).map(({ type, code, lbl }) => {
    const leadsOn = type === 'menu' && !above.includes(code);
    return htmlText(lbl) + (leadsOn ? categories(menus, code, [...above, code]) : '');
  });
  return list(rows);
}

const reportable = (menus: Menus, locale: Locale): string =>
  `<h2>${htmlText(text('late.categories', locale))}</h2>${categories(menus, MAIN_PAGE)}`;

const toHaveScripts =
  (locale: Locale) =>
  (each: Locale): string => {
    const heading = each === locale ? 'h1' : 'h2';
    return `<${heading}>${htmlText(text('late.noScripts', each))}</${heading}><p>${htmlText(text('late.noScripts.text', each))}</p>`;
  };

const STALE = {
  code: ['qr.stale', 'qr.stale.text'],
  withdrawn: ['qr.withdrawn', 'qr.withdrawn.text'],
} as const;

interface LatePart {
  customer?: CustomerInfo | undefined;
  menus?: Menus | undefined;
  stale?: keyof typeof STALE | false | undefined;
  replacedBy?: string | undefined;
  /** Second language, since none can be chosen. */
  offered?: Locale | undefined;
}

function whyNot(
  locale: Locale,
  { stale, replacedBy, offered }: LatePart,
  otherwise: (each: Locale) => string,
): string {
  const said = (each: Locale): string =>
    replacedBy
      ? `<p>${htmlText(text('qr.replaced', each))}</p><p>${link(`/q/${replacedBy}`, text('qr.replaced.go', each))}</p>`
      : stale
        ? STALE[stale].map((key) => `<p>${htmlText(text(key, each))}</p>`).join('')
        : otherwise(each);
  return said(locale) + (offered ? `<div lang="${offered}">${said(offered)}</div>` : '');
}

const whomToCall = (locale: Locale, { customer }: LatePart): string =>
  customer
    ? list(emergencyLinks(customer), 'numbers') +
      list(contactWays(customer.contact).map(({ href, label }) => link(href, label)))
    : `<p>${link(`tel:${ANY_DANGER}`, text('late.emergency', locale))}</p>`;

const owed = (locale: Locale, { customer }: LatePart): string =>
  list([
    link(legalAddress('accessibility', customer?.cuid), text('access.title', locale)),
    link(legalAddress('privacy', customer?.cuid), text('privacy.link', locale)),
  ]);

/** Also shown if a script fails to load. */
export const latePart = (locale: Locale, element: 'div' | 'aside', part: LatePart): string =>
  `<${element} class="late" id="late">${whyNot(locale, part, toLoadAgain)}${whomToCall(locale, part)}${owed(locale, part)}</${element}>`;

/** Replaces dead controls (`app/index.html`). */
export const withoutScripts = (locale: Locale, part: LatePart): string =>
  `<div class="late scriptless">${whyNot(locale, part, toHaveScripts(locale))}${whomToCall(locale, part)}${part.menus ? reportable(part.menus, locale) : ''}${owed(locale, part)}</div>`;
