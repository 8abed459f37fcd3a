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

/** What a menu offers, with what it leads to; a page that is met a second time is named alone. */
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

/** What is said of a code that leads nowhere any more. */
const STALE = {
  code: ['qr.stale', 'qr.stale.text'],
  withdrawn: ['qr.withdrawn', 'qr.withdrawn.text'],
} as const;

interface LatePart {
  customer?: CustomerInfo | undefined;
  /** What a scanned code offers. */
  menus?: Menus | undefined;
  /** Whether the code leads nowhere any more, or its customer is not here any more. */
  stale?: keyof typeof STALE | false | undefined;
  /** The code that hangs in its place now. */
  replacedBy?: string | undefined;
  /** A language in which it stands there too, since nobody can choose one. */
  offered?: Locale | undefined;
}

/** Why there is no more to see, in each language in which it stands. */
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

/** Whom to call; a page that is nobody's has no numbers of its own. */
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

/** What stands in a page where the app does not come: in a browser that is too old for it, or where a file got lost on the way. */
export const latePart = (locale: Locale, element: 'div' | 'aside', part: LatePart): string =>
  `<${element} class="late" id="late">${whyNot(locale, part, toLoadAgain)}${whomToCall(locale, part)}${owed(locale, part)}</${element}>`;

/**
 * The same for whoever has no scripts, at once and in place of what would look alive and answers nothing (`app/index.html`): that it
 * needs them, whom to call, and what could be reported here.
 */
export const withoutScripts = (locale: Locale, part: LatePart): string =>
  `<div class="late scriptless">${whyNot(locale, part, toHaveScripts(locale))}${whomToCall(locale, part)}${part.menus ? reportable(part.menus, locale) : ''}${owed(locale, part)}</div>`;
