import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Signature } from '../platform/config/gateway/template.ts';
import { Refusal } from '../platform/lib/refusal.ts';

const isSame = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

/** Hashes first, to compare keys of any length in constant time. */
const hashOf = (text: string): Buffer => createHmac('sha256', 'key').update(text).digest();

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

interface GatewayCall {
  readonly url: string;
  /** Without it the key is in the URL. */
  readonly signature: Signature | undefined;
  readonly key: string;
  readonly take: (data: unknown) => Promise<void>;
}

/** By signature, or by the key in the URL. */
function isGenuine(request: FastifyRequest, { signature, key }: GatewayCall): boolean {
  if (!signature) {
    const given = (request.query as { key?: unknown }).key;
    return typeof given === 'string' && isSame(hashOf(key), hashOf(given));
  }
  // The signature covers the body only: an empty body proves nothing about the query.
  if (bytesOf(request).length === 0) return false;
  const { header, hash, encoding } = signature;
  const given = String(request.headers[header.toLowerCase()] ?? '').replace(/^sha\d+=/, '');
  const right = createHmac(hash, key).update(bytesOf(request)).digest();
  return isSame(right, Buffer.from(given, encoding));
}

/** Parses JSON, a form, or the query of an empty body. */
function dataOf(request: FastifyRequest): unknown {
  const text = bytesOf(request).toString('utf8');
  if (text === '') return request.query;
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

export function serveGatewayCall(app: FastifyInstance, call: GatewayCall): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.route({
      method: ['GET', 'POST'],
      url: call.url,
      async handler(request, reply) {
        if (!isGenuine(request, call)) throw new Refusal('forbidden');
        await call.take(dataOf(request));
        reply.header('cache-control', 'no-store');
        return { status: 'ok' };
      },
    });
  });
}
