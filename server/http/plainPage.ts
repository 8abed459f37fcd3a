import { addresses } from '@parvis/api/addresses';
import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlText } from '../base/htmlText.ts';
import { text } from '../base/texts.ts';
import { BACK_ENDS } from './builtFiles.ts';
import { cspHash, setPagePolicy } from './security.ts';

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}
h1{font-size:1.5rem}`;

/** The hash of its one style element, as a policy names it. */
export const PLAIN_STYLE_HASH = cspHash(STYLE);

/** What a plain page says: while there is no database, when too much is asked, of a request that cannot be read, of an address that is too long, of a book that was not built. */
export type PlainPage = 'away' | 'crowded' | 'unreadable' | 'tooLong' | 'sampleTooLong' | 'noBook';

/** Whether a person opens an address in a browser, so that they must meet words. */
export function opensPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?');
  const isPage = path === addresses.docs.template || !BACK_ENDS.test(path);
  return isPage && (method === 'GET' || method === 'HEAD') && /text\/html/.test(headers.accept ?? '');
}

/** A page in words that needs nothing else; it opens again by itself after `again` seconds. */
export function plainHtml(page: PlainPage, locale: Locale, again?: number): string {
  const title = htmlText(text(`${page}.title`, locale));
  const refresh = again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${refresh}
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${htmlText(text(`${page}.text`, locale))}</p></main></body></html>`;
}

/** Answers with a plain page, in the language chosen before, else in that of the browser. */
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
    .send(plainHtml(page, locale, again));
}
