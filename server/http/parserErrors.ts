import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@parvis/api/errors';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPageRequest, PLAIN_STYLE_HASH, type PlainPage, renderPlainPage } from './plainPage.ts';

interface ParserError extends Error {
  readonly code: string;
  readonly rawPacket?: unknown;
}

const refusals: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'badRequest' },
};
const PAGE = { accept: 'text/html' };
const MALFORMED = { status: 400, code: 'badRequest' } as const;

function parseHead(packet: string) {
  const [, method = '', url = ''] = /^([A-Z]+) (\S+)/.exec(packet) ?? [];
  const findHeader = (name: string) =>
    new RegExp(`\\r\\n${name}: *([^\\r\\n]{0,500})`, 'i').exec(packet)?.[1];
  return { method, url, headers: { accept: findHeader('accept') }, language: findHeader('accept-language') };
}

function isBrowser(
  status: number,
  { method, url, headers }: Pick<ReturnType<typeof parseHead>, 'method' | 'url' | 'headers'>,
) {
  const wasCut = status === 431 && headers.accept === undefined;
  return isPageRequest({ method, url, headers: wasCut ? PAGE : headers }) || (wasCut && method === '');
}

/** Preview URLs may hold colours and logos. */
const PREVIEW = /^\/(?:samples|studio)(?:[/?]|$)/;

const selectPage = (status: number, url: string): PlainPage => {
  if (status !== 431) return 'unreadable';
  return PREVIEW.test(url) ? 'sampleTooLong' : 'tooLong';
};

function renderError(page: PlainPage | null, code: ErrorCode, language: string | undefined) {
  const asPage = page !== null;
  const body = asPage
    ? renderPlainPage(page, language === undefined ? null : preferredLocale(language))
    : JSON.stringify({ rslt: { error: { code } } });
  const headers = {
    'Content-Type': `${asPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(body)),
    'Content-Security-Policy': `default-src 'none'; style-src '${PLAIN_STYLE_HASH}'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { body, headers };
}

/** HTML for browsers, JSON for programs. */
export function sendParserError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = refusals[error.code] ?? MALFORMED;
  const { rawPacket } = error;
  const { language, ...head } = parseHead(Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '');
  const asPage = isBrowser(status, head);
  const { body, headers } = renderError(asPage ? selectPage(status, head.url) : null, code, language);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}

/** Node would reject these requests without a body. */
function sendRefusal(status: number, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers: requestHeaders } = request;
  const asPage = isPageRequest({ method, url, headers: requestHeaders });
  const { body, headers } = renderError(
    asPage ? 'unreadable' : null,
    MALFORMED.code,
    requestHeaders['accept-language'],
  );
  response.writeHead(status, headers).end(body);
}

/** Rejects unsupported expectations (`Expect`; RFC 9110, 10.1.1). */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => sendRefusal(417, request, response));
}

/** Lets us explain a missing host. */
export const ALLOW_MISSING_HOST = { requireHostHeader: false } as const;

const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Rejects a missing or repeated `Host` (RFC 9112, 3.2); false if valid. */
export function refuseInvalidHost({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  const hosts = countHosts(raw);
  if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) return false;
  reply.hijack();
  sendRefusal(400, raw, reply.raw);
  return true;
}

/** Covers routable requests only: hooks do not run for invalid URLs. */
export function refuseInvalidHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!refuseInvalidHost(request, reply)) done();
  });
}
