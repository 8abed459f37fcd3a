import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@parvis/api/errors';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { opensPage, PLAIN_STYLE_HASH, type PlainPage, plainHtml } from './plainPage.ts';

interface ParserError extends Error {
  readonly code: string;
  readonly rawPacket?: unknown;
}

/** Status and code; others are malformed. */
const refusals: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'badRequest' },
};
const PAGE = { accept: 'text/html' };
const MALFORMED = { status: 400, code: 'badRequest' } as const;

function headOf(packet: string) {
  const [, method = '', url = ''] = /^([A-Z]+) (\S+)/.exec(packet) ?? [];
  const header = (name: string) => new RegExp(`\\r\\n${name}: *([^\\r\\n]{0,500})`, 'i').exec(packet)?.[1];
  return { method, url, headers: { accept: header('accept') }, language: header('accept-language') };
}

function isPerson(
  status: number,
  { method, url, headers }: Pick<ReturnType<typeof headOf>, 'method' | 'url' | 'headers'>,
) {
  const wasCut = status === 431 && headers.accept === undefined;
  return opensPage({ method, url, headers: wasCut ? PAGE : headers }) || (wasCut && method === '');
}

/** Preview pages, whose URLs may hold colours and logos. */
const PREVIEW = /^\/(?:samples|studio)(?:[/?]|$)/;

const pageOf = (status: number, url: string): PlainPage => {
  if (status !== 431) return 'unreadable';
  return PREVIEW.test(url) ? 'sampleTooLong' : 'tooLong';
};

function wordsOf(page: PlainPage | null, code: ErrorCode, language: string | undefined) {
  const asPage = page !== null;
  const body = asPage
    ? plainHtml(page, language === undefined ? null : preferredLocale(language))
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

/** Responds to unparsable requests: HTML for browsers, JSON for programs. */
export function answerParserError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = refusals[error.code] ?? MALFORMED;
  const { rawPacket } = error;
  const { language, ...head } = headOf(Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '');
  const asPage = isPerson(status, head);
  const { body, headers } = wordsOf(asPage ? pageOf(status, head.url) : null, code, language);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}

/** Responds to requests that Node would reject without a body. */
function refuse(status: number, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers: asked } = request;
  const asPage = opensPage({ method, url, headers: asked });
  const { body, headers } = wordsOf(asPage ? 'unreadable' : null, MALFORMED.code, asked['accept-language']);
  response.writeHead(status, headers).end(body);
}

/** Rejects unsupported expectations (`Expect`; RFC 9110, 10.1.1). */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => refuse(417, request, response));
}

/** Lets requests without a host reach us, to explain the error. */
export const WITHOUT_HOST = { requireHostHeader: false } as const;

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Rejects a missing or repeated `Host` (RFC 9112, 3.2); false if valid. */
export function isRefusedHostless({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  const hosts = hostsOf(raw);
  if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) return false;
  reply.hijack();
  refuse(400, raw, reply.raw);
  return true;
}

/** Rejects invalid `Host` headers of all routable requests; hooks do not run for invalid URLs. */
export function refuseHostless(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isRefusedHostless(request, reply)) done();
  });
}
