import { type Locale, localeOf, preferredLocale } from '@parvis/locales/languages';
import { themeCss } from '@parvis/theme/css/css';
import { defaultPalette } from '@parvis/theme/palette/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { htmlText } from '../base/htmlText.ts';
import { text } from '../base/texts.ts';
import { endNews, NEWS_END } from '../news/unsubscribe.ts';
import type { Services } from '../services/services.ts';
import { link, paragraph } from './legalElements.ts';
import { cspHash, setPagePolicy } from './security.ts';

const STYLE = `body{margin:0;background:var(--pv-colors-bg1);color:var(--pv-colors-txt);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:12vh auto 0;padding:1.5rem}h1{font-size:1.75rem;line-height:1.25;margin-block:0 1rem}p{margin-block:.5rem 1.5rem}
a{color:inherit;text-underline-offset:.15em}button{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:.75rem;cursor:pointer;
background:var(--pv-colors-reportBtnBg);color:var(--pv-colors-reportBtnTxt)}a:focus-visible,button:focus-visible{outline:.1875rem solid;outline-offset:.1875rem}`;
const COLOURS = themeCss({ light: defaultPalette('light'), dark: defaultPalette('dark') });

/** What the page says: whether they are to be ended, that they are, or that the link is of no use any more. */
const pages = {
  asks: { title: 'newsEnd.title', text: 'newsEnd.text', status: 200 },
  done: { title: 'newsEnd.done.title', text: 'newsEnd.done.text', status: 200 },
  gone: { title: 'newsEnd.gone.title', text: 'newsEnd.gone.text', status: 410 },
} as const;

/** Bodies of a form, of which nothing is read: that it was sent says it all. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
const FORM_MAX = 4_096;

const localeFor = ({ cookies, headers }: FastifyRequest): Locale =>
  localeOf(cookies.pv_lang) ?? preferredLocale(headers['accept-language']);

function sendPage(request: FastifyRequest, reply: FastifyReply, page: keyof typeof pages): FastifyReply {
  const locale = localeFor(request);
  const said = pages[page];
  const title = text(said.title, locale);
  const asks = `<form method="post"><button type="submit">${htmlText(text('newsEnd.do', locale))}</button></form>`;
  setPagePolicy(reply, {
    styles: [cspHash(COLOURS), cspHash(STYLE)],
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
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)} · ${htmlText(text('app.name', locale))}</title><style>${COLOURS}</style><style>${STYLE}</style></head>
<body><main><h1>${htmlText(title)}</h1>${paragraph(text(said.text, locale))}
${page === 'asks' ? asks : link('/m/settings', text('newsEnd.settings', locale))}
</main></body></html>`);
}

/**
 * Ends mails of news: by a press on the page that a link leads to, or by the program of a mail (RFC 8058), which sends a form. Opening the
 * link alone does nothing, since programs that look for harm open every link.
 */
export function serveNewsEnd(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      [...FORMS],
      { parseAs: 'string', bodyLimit: FORM_MAX },
      (_request, _body, done) => done(null, undefined),
    );
    const path = `${NEWS_END}/:link`;
    scope.get(path, (request, reply) => sendPage(request, reply, 'asks'));
    scope.post(path, async (request, reply) => {
      const isOver = await endNews(services, (request.params as { link: string }).link);
      return sendPage(request, reply, isOver ? 'done' : 'gone');
    });
  });
}
