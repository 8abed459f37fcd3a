import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@parvis/api/errors';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { opensPage, PLAIN_STYLE_HASH, type PlainPage, plainHtml } from './plainPage.ts';

/** What Node could not read, with as much of it as had come. */
interface ParserError extends Error {
  readonly code: string;
  readonly rawPacket?: unknown;
}

/** Status and code of what is no request; all else is malformed. */
const refusals: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'badRequest' },
};
const PAGE = { accept: 'text/html' };
const MALFORMED = { status: 400, code: 'badRequest' } as const;

/** The head of a request as far as it can be told. */
function headOf(packet: string) {
  const [, method = '', url = ''] = /^([A-Z]+) (\S+)/.exec(packet) ?? [];
  const header = (name: string) => new RegExp(`\\r\\n${name}: *([^\\r\\n]{0,500})`, 'i').exec(packet)?.[1];
  return { method, url, headers: { accept: header('accept') }, language: header('accept-language') };
}

/** Whether somebody opens a page. */
function isPerson(
  status: number,
  { method, url, headers }: Pick<ReturnType<typeof headOf>, 'method' | 'url' | 'headers'>,
) {
  const wasCut = status === 431 && headers.accept === undefined;
  return opensPage({ method, url, headers: wasCut ? PAGE : headers }) || (wasCut && method === '');
}

/** A sample page or the studio: colours and logos may stand in the address. */
const PREVIEW = /^\/(?:samples|studio)(?:[/?]|$)/;

/** What to say of a head that cannot be read: of one that is too long, where it may have been cut. */
const pageOf = (status: number, url: string): PlainPage => {
  if (status !== 431) return 'unreadable';
  return PREVIEW.test(url) ? 'sampleTooLong' : 'tooLong';
};

/** A refusal as a person reads it who opens a page, and as a program does. */
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

/** Answers what cannot be read as a request: a person by a page in words, a program by the envelope. */
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

/** Answers what Node refuses before it hands a request on, and would refuse without a word. */
function refuse(status: number, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers: asked } = request;
  const asPage = opensPage({ method, url, headers: asked });
  const { body, headers } = wordsOf(asPage ? 'unreadable' : null, MALFORMED.code, asked['accept-language']);
  response.writeHead(status, headers).end(body);
}

/** Refuses whoever expects what no server here does (`Expect`; RFC 9110, 10.1.1). */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => refuse(417, request, response));
}

/** What Fastify asks of Node: a request without a host comes to us, so that it is answered in words. */
export const WITHOUT_HOST = { requireHostHeader: false } as const;

/** How many hosts a request says; Node takes the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Refuses a request that says no host or several, as HTTP/1.1 asks (RFC 9112, 3.2); false for others. */
export function isRefusedHostless({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  const hosts = hostsOf(raw);
  if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) return false;
  reply.hijack();
  refuse(400, raw, reply.raw);
  return true;
}

/** Refuses every request that says no host or several; of an address that cannot be read no hook is told. */
export function refuseHostless(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isRefusedHostless(request, reply)) done();
  });
}
