import { addresses } from '@parvis/api/addresses';
import { defaultLocale, type Locale, localeOf, locales, preferredLocale } from '@parvis/locales/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { translate } from '../platform/lib/texts.ts';
import { BACK_ENDS } from './builtFiles.ts';
import { hashCspElement, setPagePolicy } from './security.ts';

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}
h1,h2{font-size:1.5rem}`;

export const PLAIN_STYLE_HASH = hashCspElement(STYLE);

export type PlainPage = 'away' | 'crowded' | 'unreadable' | 'tooLong' | 'sampleTooLong' | 'noBook';

/** Browser navigations must get a page. */
export function isPageRequest({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?');
  const isPage = path === addresses.docs.template || !BACK_ENDS.test(path);
  return isPage && (method === 'GET' || method === 'HEAD') && /text\/html/.test(headers.accept ?? '');
}

const renderTitle = (page: PlainPage, locale: Locale): string =>
  escapeHtml(translate(`${page}.title`, locale));

const renderText = (page: PlainPage, locale: Locale): string =>
  `<p>${escapeHtml(translate(`${page}.text`, locale)).replace('(/studio)', '(<a href="/studio/">/studio</a>)')}</p>`;

const renderTranslations = (page: PlainPage, locale: Locale): string =>
  locales
    .filter((other) => other !== locale)
    .map(
      (other) => `<div lang="${other}"><h2>${renderTitle(page, other)}</h2>${renderText(page, other)}</div>`,
    )
    .join('');

/**
 * @param known reader's language; null shows all, the default first
 * @param again seconds until a reload
 */
export function renderPlainPage(page: PlainPage, known: Locale | null, again?: number): string {
  const locale = known ?? defaultLocale;
  const title = renderTitle(page, locale);
  const refresh = again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${refresh}
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${renderText(page, locale)}${known ? '' : renderTranslations(page, locale)}</main></body></html>`;
}

export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, again }: { page: PlainPage; status: number; again?: number },
): FastifyReply {
  const locale = localeOf(request.cookies?.pv_lang) ?? preferredLocale(request.headers['accept-language']);
  setPagePolicy(reply, { styles: [PLAIN_STYLE_HASH], framed: false, pictures: false, origins: [] });
  if (again !== undefined) reply.header('retry-after', String(again));
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderPlainPage(page, locale, again));
}
