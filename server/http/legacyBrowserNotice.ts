import { ANY_DANGER, EMERGENCY_BY_SMS, MAIN_PAGE } from '@parvis/api/constants';
import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo, Menus } from '@parvis/api/entities/customer';
import { legalAddress } from '@parvis/api/legalPages';
import type { Locale } from '@parvis/locales/languages';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { translate } from '../platform/lib/texts.ts';

const renderLink = (href: string, words: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
const renderList = (rows: readonly string[], name?: string): string =>
  rows.length > 0
    ? `<ul${name ? ` class="${name}"` : ''}>${rows.map((one) => `<li>${one}</li>`).join('')}</ul>`
    : '';

const renderEmergencyLinks = ({ emergency }: CustomerInfo): string[] =>
  emergency.map(({ number, lbl }) =>
    renderLink(
      `${number === EMERGENCY_BY_SMS ? 'sms' : 'tel'}:${number.replaceAll(/\s/g, '')}`,
      `${number} ${lbl}`,
    ),
  );

const renderReload = (locale: Locale): string =>
  `<p>${escapeHtml(translate('load.slow', locale))} <a href="">${escapeHtml(translate('error.reload', locale))}</a></p>`;

/** Does not expand a repeated page. */
function renderCategories(menus: Menus, page: string, above: readonly string[] = []): string {
  const rows = (menus[page] ?? []).map(({ type, code, lbl }) => {
    const leadsOn = type === 'menu' && !above.includes(code);
    return escapeHtml(lbl) + (leadsOn ? renderCategories(menus, code, [...above, code]) : '');
  });
  return renderList(rows);
}

const renderReportable = (menus: Menus, locale: Locale): string =>
  `<h2>${escapeHtml(translate('late.categories', locale))}</h2>${renderCategories(menus, MAIN_PAGE)}`;

const createNoScriptText =
  (locale: Locale) =>
  (each: Locale): string => {
    const heading = each === locale ? 'h1' : 'h2';
    return `<${heading}>${escapeHtml(translate('late.noScripts', each))}</${heading}><p>${escapeHtml(translate('late.noScripts.text', each))}</p>`;
  };

const STALE = {
  code: ['qr.stale', 'qr.stale.text'],
  withdrawn: ['qr.withdrawn', 'qr.withdrawn.text'],
} as const;

interface NoticeContent {
  customer?: CustomerInfo | undefined;
  menus?: Menus | undefined;
  stale?: keyof typeof STALE | false | undefined;
  replacedBy?: string | undefined;
  /** Second language, since none can be chosen. */
  offered?: Locale | undefined;
}

function renderReason(
  locale: Locale,
  { stale, replacedBy, offered }: NoticeContent,
  otherwise: (each: Locale) => string,
): string {
  const renderNotice = (each: Locale): string =>
    replacedBy
      ? `<p>${escapeHtml(translate('qr.replaced', each))}</p><p>${renderLink(`/q/${replacedBy}`, translate('qr.replaced.go', each))}</p>`
      : stale
        ? STALE[stale].map((key) => `<p>${escapeHtml(translate(key, each))}</p>`).join('')
        : otherwise(each);
  return renderNotice(locale) + (offered ? `<div lang="${offered}">${renderNotice(offered)}</div>` : '');
}

const renderContacts = (locale: Locale, { customer }: NoticeContent): string =>
  customer
    ? renderList(renderEmergencyLinks(customer), 'numbers') +
      renderList(contactWays(customer.contact).map(({ href, label }) => renderLink(href, label)))
    : `<p>${renderLink(`tel:${ANY_DANGER}`, translate('late.emergency', locale))}</p>`;

const renderLegalFooter = (locale: Locale, { customer }: NoticeContent): string =>
  renderList([
    renderLink(legalAddress('accessibility', customer?.cuid), translate('access.title', locale)),
    renderLink(legalAddress('privacy', customer?.cuid), translate('privacy.link', locale)),
  ]);

/** Also shown if a script fails to load. */
export const renderLegacyBrowserNotice = (
  locale: Locale,
  element: 'div' | 'aside',
  part: NoticeContent,
): string =>
  `<${element} class="late" id="late">${renderReason(locale, part, renderReload)}${renderContacts(locale, part)}${renderLegalFooter(locale, part)}</${element}>`;

/** Replaces dead controls (`app/index.html`). */
export const renderNoScriptNotice = (locale: Locale, part: NoticeContent): string =>
  `<div class="late scriptless">${renderReason(locale, part, createNoScriptText(locale))}${renderContacts(locale, part)}${part.menus ? renderReportable(part.menus, locale) : ''}${renderLegalFooter(locale, part)}</div>`;
