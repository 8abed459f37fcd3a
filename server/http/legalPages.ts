import { RETENTION_DAYS } from '@parvis/api/constants';
import { legalAddress, legalPages, type LegalPage as Name } from '@parvis/api/legalPages';
import type { TextId } from '@parvis/locales/areas';
import { displayWholeDay } from '@parvis/locales/dates';
import { type Locale, languages, localeOf, preferredLocale } from '@parvis/locales/languages';
import { themeCss } from '@parvis/theme/css/css';
import { defaultPalette, wholePalette } from '@parvis/theme/palette/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { CustomerRow } from '../modules/customers/service.ts';
import { parseUrl } from '../platform/config/parseUrl.ts';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { translate } from '../platform/lib/texts.ts';
import {
  CONTENT_ATTRIBUTES,
  HEAD_STYLE,
  renderCustomerHead,
  renderSkipLink,
  SIDE_PADDING,
} from './customerHead.ts';
import { renderLink, renderList, renderParagraph, renderSection, renderTable } from './legalElements.ts';
import { getLegalInfo, type LegalInfo } from './legalInfo.ts';
import { renderLegalLinks } from './legalLinks.ts';
import { redirectToName } from './pages.ts';
import { RGAA } from './rgaa.ts';
import { hashCspElement, setPagePolicy } from './security.ts';

export const renderCustomerColours = (row: CustomerRow | undefined): string =>
  themeCss({
    light: row ? wholePalette('light', row.light) : defaultPalette('light'),
    dark: row ? wholePalette('dark', row.dark) : defaultPalette('dark'),
  });

export function renderSchemeAttribute({ cookies }: FastifyRequest): string {
  const { pv_scheme: stored } = cookies;
  return stored === 'light' || stored === 'dark' ? ` data-scheme="${stored}"` : '';
}

const CNIL = 'https://www.cnil.fr/fr/adresser-une-plainte';

const retentionRows = [
  ['privacy.kept.given', 'privacy.kept.given.long'],
  ['privacy.kept.session', 'privacy.kept.session.long'],
  ['privacy.kept.mail', 'privacy.kept.mail.long'],
  ['privacy.kept.news', 'privacy.kept.news.long'],
  ['privacy.kept.sent', 'privacy.kept.sent.long'],
  ['privacy.kept.pushed', 'privacy.kept.pushed.long'],
  ['privacy.kept.code', 'privacy.kept.code.long'],
  ['privacy.kept.device', 'privacy.kept.device.long'],
  ['privacy.kept.scan', 'privacy.kept.scan.long'],
  ['privacy.kept.contact', 'privacy.kept.contact.long'],
  ['privacy.kept.erased', 'privacy.kept.erased.long'],
] as const satisfies readonly (readonly [TextId, TextId])[];

function renderPrivacyPage({
  site,
  isOne,
  controller,
  dpo,
  mail,
  days,
  isPublic,
  countsUsage,
  locale,
}: LegalInfo): string {
  const t = (id: TextId, values?: Record<string, string | number>) => translate(id, locale, values);
  const write = dpo ?? mail;
  return [
    renderParagraph(t('privacy.lead', { site })),
    renderSection(
      t('privacy.who'),
      renderParagraph(isOne ? t('privacy.who.text', { controller }) : t('privacy.who.each')),
      dpo && renderParagraph(t('privacy.dpo', { mail: dpo })),
    ),
    renderSection(
      t('privacy.why'),
      renderParagraph(t('privacy.why.text')),
      renderParagraph(t(isPublic ? 'privacy.why.public' : 'privacy.why.interest')),
      renderParagraph(t('privacy.why.news')),
    ),
    renderSection(
      t('privacy.kept'),
      renderTable(
        t('privacy.kept'),
        [t('privacy.kept.what'), t('privacy.kept.long')],
        [
          [t('privacy.kept.case'), t('privacy.kept.case.long', { count: days ?? RETENTION_DAYS })],
          ...retentionRows.map(([what, long]) => [t(what), t(long)] as const),
        ],
      ),
    ),
    renderSection(
      t('privacy.seen'),
      renderParagraph(t('privacy.seen.text', { site: isOne ? site : t('privacy.site.each') })),
      renderParagraph(t('privacy.seen.processors')),
      renderParagraph(t('privacy.seen.pushed')),
    ),
    renderSection(
      t('privacy.rights'),
      renderParagraph(t('privacy.rights.text')),
      `<p>${renderLink('/m/settings', t('privacy.rights.settings'))}</p>`,
      write && renderParagraph(t('privacy.rights.write', { mail: write })),
    ),
    renderSection(
      t('privacy.complain'),
      renderParagraph(t('privacy.complain.text')),
      `<p>${renderLink(CNIL, t('privacy.complain.link'))}</p>`,
    ),
    renderSection(
      t('privacy.usage'),
      ...(countsUsage
        ? (['privacy.usage.text', 'privacy.usage.refuse'] as const)
        : (['privacy.usage.off'] as const)
      ).map((id) => renderParagraph(t(id))),
    ),
    renderSection(t('privacy.cookies'), renderParagraph(t('privacy.cookies.text'))),
  ].join('\n');
}

const DEFENDER = 'https://formulaire.defenseurdesdroits.fr/';
const DELEGATES = 'https://www.defenseurdesdroits.fr/saisir/delegues';

/** Required of French public bodies; follows the official model. */
function renderAccessibilityPage({ site, controller, state, mail, locale }: LegalInfo): string {
  const t = (id: TextId, values?: Record<string, string | number>) => translate(id, locale, values);
  const formatDay = (date: Date) => displayWholeDay(locale, date);
  const { met, unmet, unchecked, from, to, declared } = RGAA;
  const applies = met + unmet + unchecked;
  return [
    renderParagraph(t('access.lead', { controller, site })),
    renderSection(
      t('access.plan'),
      renderParagraph(t('access.plan.text', { controller, year: declared.getFullYear() + 1 })),
      renderList([t('access.plan.audit', { applies }), t('access.plan.devices'), t('access.plan.again')]),
    ),
    renderSection(
      t('access.conform'),
      renderParagraph(t('access.conform.text', { site, state: t(`access.state.${state}`) })),
    ),
    renderSection(
      t('access.results'),
      renderParagraph(t('access.results.text', { site, from: formatDay(from), to: formatDay(to) })),
      renderParagraph(t('access.results.counts', { applies })),
      renderList([
        t('access.results.met', { count: met }),
        ...(unmet > 0 ? [t('access.results.unmet', { count: unmet })] : []),
        t('access.results.unchecked', { count: unchecked }),
      ]),
      renderParagraph(t('access.results.pages')),
    ),
    renderSection(
      t('access.missing'),
      renderParagraph(t('access.missing.unmet')),
      renderParagraph(t('access.missing.unchecked', { site })),
      renderParagraph(t('access.missing.exempt')),
    ),
    renderSection(t('access.made'), renderParagraph(t('access.made.text', { date: formatDay(declared) }))),
    renderSection(
      t('access.contact'),
      renderParagraph(t('access.contact.text')),
      renderList([
        ...(mail === undefined ? [] : [renderLink(`mailto:${mail}`, mail)]),
        renderLink('/contact', t('access.contact.page')),
      ]),
    ),
    renderSection(
      t('access.appeal'),
      renderParagraph(t('access.appeal.text')),
      renderList([
        renderLink(DEFENDER, t('access.appeal.write')),
        renderLink(DELEGATES, t('access.appeal.meet')),
        t('access.appeal.post'),
      ]),
    ),
  ].join('\n');
}

/** Rejects protocol-relative URLs. */
const isLocalPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** The start page by default, or if `leaves` excludes the referrer. */
function getSafeReferer({ headers, host }: FastifyRequest, leaves: (path: string) => boolean): string {
  const { referer = '' } = headers;
  const url = parseUrl(referer);
  if (!url) return '/';
  const { host: from, pathname, search } = url;
  return from === host && isLocalPath(pathname) && !leaves(pathname) ? pathname + search : '/';
}

const STYLE = `${HEAD_STYLE}
body{margin:0;background:var(--pv-colors-bg1);color:var(--pv-colors-txt);font:1.0625rem/1.6 system-ui,sans-serif}
main,footer{max-width:44rem;margin:0 auto;padding:1.5rem ${SIDE_PADDING}}h1{font-size:min(1.75rem,12.5vw);line-height:1.25;margin-block:0 1rem}h2{font-size:1.25rem;line-height:1.3;margin-block:2rem .5rem}
p{margin-block:.5rem}a{color:inherit;text-decoration-thickness:.125em;text-underline-offset:.15em}a:focus-visible{outline:.1875rem solid;outline-offset:.1875rem}
table,thead,tbody{display:block}tr{display:flex;flex-wrap:wrap;column-gap:.75rem;padding-block:.5rem;border-block-end:1px solid}caption{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
th,td{flex:4 1 6.25rem;box-sizing:border-box;max-width:100%;min-width:0;padding:0;text-align:start;font-weight:600}td,th+th{flex:5 1 10rem}td{font-weight:400}
ul{padding-inline-start:1.25rem}li{padding-block:.375rem}footer{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}footer a{display:inline-block;padding-block:.375rem}`;

const pages = {
  privacy: { title: 'privacy.title', draw: renderPrivacyPage },
  accessibility: { title: 'access.title', draw: renderAccessibilityPage },
} as const satisfies Readonly<Record<Name, { title: TextId; draw: (of: LegalInfo) => string }>>;

const isLegalPath = (path: string): boolean =>
  Object.values(legalPages).some((page) => path === page || path.startsWith(`${page}/`));

const getLocale = ({ query, cookies, headers }: FastifyRequest): Locale => {
  const { lang } = query as { lang?: unknown };
  const asked = typeof lang === 'string' ? localeOf(lang) : undefined;
  return asked ?? localeOf(cookies.pv_lang) ?? preferredLocale(headers['accept-language']);
};

/** Required without scripts. */
function renderFooter(name: Name, of: LegalInfo, cuid: string | undefined): string {
  const others = [
    renderLegalLinks(of, cuid)[name === 'privacy' ? 'accessibility' : 'privacy'],
    renderLink('/terms', translate('links.terms', of.locale)),
    ...languages
      .filter(({ locale }) => locale !== of.locale)
      .map(
        (row) =>
          `<span lang="${row.locale}">${renderLink(`${legalAddress(name, cuid)}?lang=${row.locale}`, row.name)}</span>`,
      ),
  ];
  return `<footer>${others.join('\n')}</footer>`;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, row, operator }: { name: Name; row: CustomerRow | undefined; operator: string | undefined },
): FastifyReply {
  const locale = getLocale(request);
  const of = getLegalInfo(row, locale, operator);
  const title = translate(pages[name].title, locale);
  const colours = renderCustomerColours(row);
  setPagePolicy(reply, {
    styles: [hashCspElement(colours), hashCspElement(STYLE)],
    framed: false,
    pictures: false,
    origins: [],
  });
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, referer')
    .send(`<!doctype html>
<html lang="${locale}"${renderSchemeAttribute(request)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${of.site}`)}</title><style>${colours}</style><style>${STYLE}</style></head>
<body>${renderSkipLink(locale)}${renderCustomerHead(row, locale, getSafeReferer(request, isLegalPath))}<main${CONTENT_ATTRIBUTES}><h1>${escapeHtml(title)}</h1>
${pages[name].draw(of)}
</main>
${renderFooter(name, of, row?.cuid)}
</body></html>`);
}

export function serveLegalPages(app: FastifyInstance, context: AppContext): void {
  const operator = context.config.contactMail;
  for (const name of Object.keys(pages) as Name[]) {
    app.get(`${legalPages[name]}/:cuid`, async (request, reply) => {
      const { cuid } = request.params as { cuid: string };
      if (await redirectToName(request, reply, context, cuid)) return reply;
      const row = (await context.customers.getAll()).find((one) => one.cuid === cuid);
      // An unknown customer shows the service's page.
      if (!row) reply.code(404);
      return sendPage(request, reply, { name, row, operator });
    });
    app.get(legalPages[name], (request, reply) =>
      sendPage(request, reply, { name, row: undefined, operator }),
    );
  }
}
