import type { IncomingMessage } from 'node:http';
import { type CallError, type ErrorCode, errorStatus } from '@parvis/api/errors';
import type { TextId } from '@parvis/locales/areas';
import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { shapeCss } from '@parvis/theme/shape/css';
import { usableShape } from '@parvis/theme/shape/shape';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { type CustomerRow, getFontOrigins } from '../modules/customers/service.ts';
import {
  getLinkState,
  type LinkState,
  UNSUBSCRIBE_PATH,
  unsubscribeByLink,
} from '../modules/notifications/service.ts';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { translate } from '../platform/lib/texts.ts';
import { HEAD_STYLE, renderCustomerHead, SIDE_PADDING } from './customerHead.ts';
import { renderLink, renderParagraph } from './legalElements.ts';
import { getLegalInfo } from './legalInfo.ts';
import { renderLegalLinks } from './legalLinks.ts';
import { renderCustomerColours, renderSchemeAttribute } from './legalPages.ts';
import { type PlainPage, sendPlainPage } from './plainPage.ts';
import { hashCspElement, setPagePolicy } from './security.ts';

const STYLE = `body{margin:0;min-height:100vh;background:linear-gradient(var(--pv-colors-bg1),var(--pv-colors-bg2)) fixed;color:var(--pv-colors-txt);
font:1.0625rem/1.6 var(--pv-fonts-body,system-ui,sans-serif)}
${HEAD_STYLE}
main,footer{max-width:34rem;margin:0 auto;padding:1.5rem ${SIDE_PADDING}}main{margin-block-start:8vh}footer{display:flex;flex-wrap:wrap;gap:0 1rem;font-size:.875rem}footer a{padding-block:.5rem}h1{font-size:1.75rem;line-height:1.25;margin-block:0 1rem;text-wrap:balance}p{margin-block:.5rem 1.5rem}
a{color:inherit;text-underline-offset:.15em}button{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:var(--pv-radii-control,.75rem);cursor:pointer;
box-shadow:inset 0 0 0 1px var(--pv-edges-reportBtnBg);
background:var(--pv-colors-reportBtnBg);color:var(--pv-colors-reportBtnTxt)}a:focus-visible,button:focus-visible{outline:.1875rem solid;outline-offset:.1875rem}`;

const pages = {
  asks: { title: 'newsEnd.title', text: 'newsEnd.text', status: 200 },
  done: { title: 'newsEnd.done.title', text: 'newsEnd.done.text', status: 200 },
  asksSms: { title: 'newsEnd.sms.title', text: 'newsEnd.sms.text', status: 200 },
  doneSms: { title: 'newsEnd.sms.done.title', text: 'newsEnd.sms.done.text', status: 200 },
  asksFigures: { title: 'newsEnd.figures.title', text: 'newsEnd.figures.text', status: 200 },
  doneFigures: { title: 'newsEnd.figures.done.title', text: 'newsEnd.figures.done.text', status: 200 },
  cut: { title: 'newsEnd.cut.title', text: 'newsEnd.cut.text', status: 404 },
  gone: { title: 'newsEnd.gone.title', text: 'newsEnd.gone.text', status: 410 },
} as const;

const pagesByState: Readonly<Record<LinkState, Readonly<Record<'opened' | 'pressed', keyof typeof pages>>>> =
  {
    mail: { opened: 'asks', pressed: 'done' },
    sms: { opened: 'asksSms', pressed: 'doneSms' },
    figures: { opened: 'asksFigures', pressed: 'doneFigures' },
    cut: { opened: 'cut', pressed: 'cut' },
    gone: { opened: 'gone', pressed: 'gone' },
  };

const buttonTexts: Readonly<Partial<Record<keyof typeof pages, TextId>>> = {
  asks: 'newsEnd.do',
  asksSms: 'newsEnd.sms.do',
  asksFigures: 'newsEnd.figures.do',
};

/** Maximum bytes; the content is ignored. */
const MAX_FORM = 4_096;

const getLocale = ({ cookies, headers }: FastifyRequest): Locale =>
  localeOf(cookies.pv_lang) ?? preferredLocale(headers['accept-language']);

async function findCustomer(
  { query }: FastifyRequest,
  { customers }: AppContext,
): Promise<CustomerRow | undefined> {
  const { at } = query as { at?: unknown };
  if (typeof at !== 'string') return undefined;
  const name = await customers.resolveCuid(at);
  return (await customers.getAll()).find(({ cuid }) => cuid === name);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, services }: { readonly page: keyof typeof pages; readonly services: AppContext },
): Promise<FastifyReply> {
  const locale = getLocale(request);
  const row = await findCustomer(request, services);
  const said = pages[page];
  const title = translate(said.title, locale);
  const shape = usableShape(row?.appShape);
  const colours = renderCustomerColours(row) + shapeCss(shape);
  const of = getLegalInfo(row, locale, undefined);
  const owed = renderLegalLinks(of, row?.cuid);
  const press = buttonTexts[page];
  const asks =
    press &&
    `<form method="post"><button type="submit">${escapeHtml(translate(press, locale))}</button></form>`;
  setPagePolicy(reply, {
    styles: [hashCspElement(colours), hashCspElement(STYLE)],
    fonts: getFontOrigins(shape),
    framed: false,
    pictures: false,
    origins: [],
  });
  return reply
    .code(said.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(`<!doctype html>
<html lang="${locale}"${renderSchemeAttribute(request)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${escapeHtml(of.site)}</title><style>${colours}</style><style>${STYLE}</style></head>
<body>${row ? renderCustomerHead(row, locale) : ''}<main><h1>${escapeHtml(title)}</h1>${renderParagraph(translate(said.text, locale))}
${asks ?? renderLink('/m/settings', translate('newsEnd.settings', locale))}
</main><footer>${owed.accessibility} ${owed.privacy}</footer></body></html>`);
}

/** For errors before the link is read. */
const plainPages: Readonly<Partial<Record<ErrorCode, PlainPage>>> = {
  tooMany: 'crowded',
  unavailable: 'away',
  internal: 'away',
};

export const isUnsubscribeRequest = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.startsWith(`${UNSUBSCRIBE_PATH}/`);

export const sendUnsubscribeError = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code }: CallError,
): FastifyReply =>
  sendPlainPage(request, reply, { page: plainPages[code] ?? 'unreadable', status: errorStatus[code] });

/**
 * POST only (RFC 8058), since link scanners open every link. The link is the permission: its origin is not
 * checked (`Origin: null` without a referrer).
 */
export function serveUnsubscribe(app: FastifyInstance, context: AppContext): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(['*'], { parseAs: 'string', bodyLimit: MAX_FORM }, (_request, _body, done) =>
      done(null, undefined),
    );
    const path = `${UNSUBSCRIBE_PATH}/:link`;
    const getLink = ({ params }: FastifyRequest) => (params as { link: string }).link;
    scope.get(path, async (request, reply) => {
      const state = await getLinkState(context, getLink(request));
      return sendPage(request, reply, { page: pagesByState[state].opened, services: context });
    });
    scope.post(path, { config: { anyOrigin: true } }, async (request, reply) => {
      const state = await unsubscribeByLink(context, getLink(request));
      return sendPage(request, reply, { page: pagesByState[state].pressed, services: context });
    });
  });
}
