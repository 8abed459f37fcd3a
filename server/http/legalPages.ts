import { RETENTION_DAYS } from '@parvis/api/constants';
import { legalAddress, legalPages, type LegalPage as Name } from '@parvis/api/legalPages';
import type { TextId } from '@parvis/locales/areas';
import { displayWholeDay } from '@parvis/locales/dates';
import { type Locale, languages, localeOf, preferredLocale } from '@parvis/locales/languages';
import { themeCss } from '@parvis/theme/css/css';
import { defaultPalette, wholePalette } from '@parvis/theme/palette/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import type { CustomerRow } from '../modules/customers/customerInfo.ts';
import { urlOf } from '../platform/config/urlOf.ts';
import { htmlText } from '../platform/lib/htmlText.ts';
import { text } from '../platform/lib/texts.ts';
import { CONTENT, customerHead, HEAD_STYLE, SIDES, skipLink } from './customerHead.ts';
import { link, list, paragraph, section, table } from './legalElements.ts';
import { legalLinks } from './legalLinks.ts';
import { type LegalOf, legalOf } from './legalOf.ts';
import { sendToName } from './pages.ts';
import { RGAA } from './rgaa.ts';
import { cspHash, setPagePolicy } from './security.ts';

export const coloursOf = (row: CustomerRow | undefined): string =>
  themeCss({
    light: row ? wholePalette('light', row.light) : defaultPalette('light'),
    dark: row ? wholePalette('dark', row.dark) : defaultPalette('dark'),
  });

export function schemeMark({ cookies }: FastifyRequest): string {
  const { pv_scheme: stored } = cookies;
  return stored === 'light' || stored === 'dark' ? ` data-scheme="${stored}"` : '';
}

const CNIL = 'https://www.cnil.fr/fr/adresser-une-plainte';

const kept = [
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

function privacyPage({ site, isOne, controller, dpo, mail, days, isPublic, locale }: LegalOf): string {
  const t = (id: TextId, values?: Record<string, string | number>) => text(id, locale, values);
  const write = dpo ?? mail;
  return [
    paragraph(t('privacy.lead', { site })),
    section(
      t('privacy.who'),
      paragraph(isOne ? t('privacy.who.text', { controller }) : t('privacy.who.each')),
      dpo && paragraph(t('privacy.dpo', { mail: dpo })),
    ),
    section(
      t('privacy.why'),
      paragraph(t('privacy.why.text')),
      paragraph(t(isPublic ? 'privacy.why.public' : 'privacy.why.interest')),
      paragraph(t('privacy.why.news')),
    ),
    section(
      t('privacy.kept'),
      table(
        t('privacy.kept'),
        [t('privacy.kept.what'), t('privacy.kept.long')],
        [
          [t('privacy.kept.case'), t('privacy.kept.case.long', { count: days ?? RETENTION_DAYS })],
          ...kept.map(([what, long]) => [t(what), t(long)] as const),
        ],
      ),
    ),
    section(
      t('privacy.seen'),
      paragraph(t('privacy.seen.text', { site: isOne ? site : t('privacy.site.each') })),
      paragraph(t('privacy.seen.processors')),
      paragraph(t('privacy.seen.pushed')),
    ),
    section(
      t('privacy.rights'),
      paragraph(t('privacy.rights.text')),
      `<p>${link('/m/settings', t('privacy.rights.settings'))}</p>`,
      write && paragraph(t('privacy.rights.write', { mail: write })),
    ),
    section(
      t('privacy.complain'),
      paragraph(t('privacy.complain.text')),
      `<p>${link(CNIL, t('privacy.complain.link'))}</p>`,
    ),
    section(t('privacy.cookies'), paragraph(t('privacy.cookies.text'))),
  ].join('\n');
}

const DEFENDER = 'https://formulaire.defenseurdesdroits.fr/';
const DELEGATES = 'https://www.defenseurdesdroits.fr/saisir/delegues';

/** French public bodies owe it; follows the official model. */
function accessibilityPage({ site, controller, state, mail, locale }: LegalOf): string {
  const t = (id: TextId, values?: Record<string, string | number>) => text(id, locale, values);
  const day = (date: Date) => displayWholeDay(locale, date);
  const { met, unmet, unchecked, from, to, declared } = RGAA;
  const applies = met + unmet + unchecked;
  return [
    paragraph(t('access.lead', { controller, site })),
    section(
      t('access.plan'),
      paragraph(t('access.plan.text', { controller, year: declared.getFullYear() + 1 })),
      list([t('access.plan.audit', { applies }), t('access.plan.devices'), t('access.plan.again')]),
    ),
    section(
      t('access.conform'),
      paragraph(t('access.conform.text', { site, state: t(`access.state.${state}`) })),
    ),
    section(
      t('access.results'),
      paragraph(t('access.results.text', { site, from: day(from), to: day(to) })),
      paragraph(t('access.results.counts', { applies })),
      list([
        t('access.results.met', { count: met }),
        ...(unmet > 0 ? [t('access.results.unmet', { count: unmet })] : []),
        t('access.results.unchecked', { count: unchecked }),
      ]),
      paragraph(t('access.results.pages')),
    ),
    section(
      t('access.missing'),
      paragraph(t('access.missing.unmet')),
      paragraph(t('access.missing.unchecked', { site })),
      paragraph(t('access.missing.exempt')),
    ),
    section(t('access.made'), paragraph(t('access.made.text', { date: day(declared) }))),
    section(
      t('access.contact'),
      paragraph(t('access.contact.text')),
      list([
        ...(mail === undefined ? [] : [link(`mailto:${mail}`, mail)]),
        link('/contact', t('access.contact.page')),
      ]),
    ),
    section(
      t('access.appeal'),
      paragraph(t('access.appeal.text')),
      list([
        link(DEFENDER, t('access.appeal.write')),
        link(DELEGATES, t('access.appeal.meet')),
        t('access.appeal.post'),
      ]),
    ),
  ].join('\n');
}

/** Accepts local paths, but no protocol-relative URLs. */
const isPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** The start page by default, or if `leaves` excludes the referrer. */
function cameFrom({ headers, host }: FastifyRequest, leaves: (path: string) => boolean): string {
  const { referer = '' } = headers;
  const url = urlOf(referer);
  if (!url) return '/';
  const { host: from, pathname, search } = url;
  return from === host && isPath(pathname) && !leaves(pathname) ? pathname + search : '/';
}

const STYLE = `${HEAD_STYLE}
body{margin:0;background:var(--pv-colors-bg1);color:var(--pv-colors-txt);font:1.0625rem/1.6 system-ui,sans-serif}
main,footer{max-width:44rem;margin:0 auto;padding:1.5rem ${SIDES}}h1{font-size:min(1.75rem,12.5vw);line-height:1.25;margin-block:0 1rem}h2{font-size:1.25rem;line-height:1.3;margin-block:2rem .5rem}
p{margin-block:.5rem}a{color:inherit;text-decoration-thickness:.125em;text-underline-offset:.15em}a:focus-visible{outline:.1875rem solid;outline-offset:.1875rem}
table,thead,tbody{display:block}tr{display:flex;flex-wrap:wrap;column-gap:.75rem;padding-block:.5rem;border-block-end:1px solid}caption{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
th,td{flex:4 1 6.25rem;box-sizing:border-box;max-width:100%;min-width:0;padding:0;text-align:start;font-weight:600}td,th+th{flex:5 1 10rem}td{font-weight:400}
ul{padding-inline-start:1.25rem}li{padding-block:.375rem}footer{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}footer a{display:inline-block;padding-block:.375rem}`;

const pages = {
  privacy: { title: 'privacy.title', draw: privacyPage },
  accessibility: { title: 'access.title', draw: accessibilityPage },
} as const satisfies Readonly<Record<Name, { title: TextId; draw: (of: LegalOf) => string }>>;

const isLegal = (path: string): boolean =>
  Object.values(legalPages).some((page) => path === page || path.startsWith(`${page}/`));

const localeFor = ({ query, cookies, headers }: FastifyRequest): Locale => {
  const { lang } = query as { lang?: unknown };
  const asked = typeof lang === 'string' ? localeOf(lang) : undefined;
  return asked ?? localeOf(cookies.pv_lang) ?? preferredLocale(headers['accept-language']);
};

/** Required without scripts. */
function footer(name: Name, of: LegalOf, cuid: string | undefined): string {
  const others = [
    legalLinks(of, cuid)[name === 'privacy' ? 'accessibility' : 'privacy'],
    link('/terms', text('links.terms', of.locale)),
    ...languages
      .filter(({ locale }) => locale !== of.locale)
      .map(
        (row) =>
          `<span lang="${row.locale}">${link(`${legalAddress(name, cuid)}?lang=${row.locale}`, row.name)}</span>`,
      ),
  ];
  return `<footer>${others.join('\n')}</footer>`;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, row, operator }: { name: Name; row: CustomerRow | undefined; operator: string | undefined },
): FastifyReply {
  const locale = localeFor(request);
  const of = legalOf(row, locale, operator);
  const title = text(pages[name].title, locale);
  const colours = coloursOf(row);
  setPagePolicy(reply, {
    styles: [cspHash(colours), cspHash(STYLE)],
    framed: false,
    pictures: false,
    origins: [],
  });
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, referer')
    .send(`<!doctype html>
<html lang="${locale}"${schemeMark(request)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(`${title} – ${of.site}`)}</title><style>${colours}</style><style>${STYLE}</style></head>
<body>${skipLink(locale)}${customerHead(row, locale, cameFrom(request, isLegal))}<main${CONTENT}><h1>${htmlText(title)}</h1>
${pages[name].draw(of)}
</main>
${footer(name, of, row?.cuid)}
</body></html>`);
}

export function serveLegalPages(app: FastifyInstance, services: Services): void {
  const operator = services.config.contactMail;
  for (const name of Object.keys(pages) as Name[]) {
    app.get(`${legalPages[name]}/:cuid`, async (request, reply) => {
      const { cuid } = request.params as { cuid: string };
      if (await sendToName(request, reply, services, cuid)) return reply;
      const row = (await services.customers.all()).find((one) => one.cuid === cuid);
      // An unknown customer shows the service's page.
      if (!row) reply.code(404);
      return sendPage(request, reply, { name, row, operator });
    });
    app.get(legalPages[name], (request, reply) =>
      sendPage(request, reply, { name, row: undefined, operator }),
    );
  }
}
