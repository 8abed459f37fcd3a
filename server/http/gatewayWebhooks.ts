import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Signature } from '../platform/config/gateway/gatewayTemplate.ts';
import { Refusal } from '../platform/lib/refusal.ts';

const isEqual = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

/** Hashes compare in constant time at any length. */
const hashText = (text: string): Buffer => createHmac('sha256', 'key').update(text).digest();

const getBytes = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

interface GatewayWebhook {
  readonly url: string;
  /** Without it the key is in the URL. */
  readonly signature: Signature | undefined;
  readonly key: string;
  readonly handle: (data: unknown) => Promise<void>;
}

function isAuthentic(request: FastifyRequest, { signature, key }: GatewayWebhook): boolean {
  if (!signature) {
    const given = (request.query as { key?: unknown }).key;
    return typeof given === 'string' && isEqual(hashText(key), hashText(given));
  }
  // The signature covers the body only: an empty body proves nothing about the query.
  if (getBytes(request).length === 0) return false;
  const { header, hash, encoding } = signature;
  const given = String(request.headers[header.toLowerCase()] ?? '').replace(/^sha\d+=/, '');
  const right = createHmac(hash, key).update(getBytes(request)).digest();
  return isEqual(right, Buffer.from(given, encoding));
}

function parseData(request: FastifyRequest): unknown {
  const text = getBytes(request).toString('utf8');
  if (text === '') return request.query;
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

export function serveGatewayWebhook(app: FastifyInstance, call: GatewayWebhook): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.route({
      method: ['GET', 'POST'],
      url: call.url,
      async handler(request, reply) {
        if (!isAuthentic(request, call)) throw new Refusal('forbidden');
        await call.handle(parseData(request));
        reply.header('cache-control', 'no-store');
        return { status: 'ok' };
      },
    });
  });
}
