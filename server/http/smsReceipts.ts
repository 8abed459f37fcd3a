import { createHmac, timingSafeEqual } from 'node:crypto';
import { prefixes } from '@parvis/api/call';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { hasSign, type Template, valueAt } from '../base/gateway/template.ts';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
import { deliveries } from '../store/schema.ts';

/** Where a gateway tells what became of an SMS. */
const RECEIPTS = `${prefixes.public}/sms/receipts`;

/** The address that a gateway is given for its receipts; empty where it may tell none. */
export function receiptsAddress({ publicUrl, smsGateway, smsReceiptsKey }: Config): string {
  const receipts = smsGateway?.template.receipts;
  if (!receipts || smsReceiptsKey === undefined) return '';
  const key = receipts.signature ? '' : `?key=${smsReceiptsKey}`;
  return `${publicUrl ?? ''}${RECEIPTS}${key}`;
}

type Receipts = NonNullable<Template['receipts']>;

const isSame = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

/** Hashed first: keys of any length are compared in the same time. */
const hashOf = (text: string): Buffer => createHmac('sha256', 'key').update(text).digest();

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Whether a receipt comes from whoever knows the key: by its signature, or by the key in its address. */
function isGenuine(request: FastifyRequest, { signature }: Receipts, key: string): boolean {
  if (!signature) {
    const given = (request.query as { key?: unknown }).key;
    return typeof given === 'string' && isSame(hashOf(key), hashOf(given));
  }
  const { header, hash, encoding } = signature;
  const given = String(request.headers[header.toLowerCase()] ?? '').replace(/^sha\d+=/, '');
  const right = createHmac(hash, key).update(bytesOf(request)).digest();
  return isSame(right, Buffer.from(given, encoding));
}

/** What a receipt says: JSON, a form, or parameters of its address. */
function dataOf(request: FastifyRequest): unknown {
  const text = bytesOf(request).toString('utf8');
  if (text === '') return request.query;
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

/**
 * Notes what became of an SMS; of one that nobody knows, nothing. What arrived does not fail any more. What failed counts as before:
 * gateways charge for it.
 */
async function note({ db }: Services, receipts: Receipts, data: unknown): Promise<void> {
  const reference = valueAt(data, receipts.id);
  const isDelivered = hasSign(data, { at: receipts.status, is: receipts.delivered });
  const hasFailed = hasSign(data, { at: receipts.status, is: receipts.failed });
  if (reference === undefined || !(isDelivered || hasFailed)) return;
  const [row] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.reference, String(reference)));
  if (!row || row.receipt === 'delivered') return;
  await db
    .update(deliveries)
    .set({ receipt: isDelivered ? 'delivered' : 'failed' })
    .where(eq(deliveries.id, row.id));
}

/** Takes the receipts of SMS, where a gateway is configured to tell them; of others nothing is believed. */
export function serveSmsReceipts(app: FastifyInstance, services: Services): void {
  const { smsGateway, smsReceiptsKey: key } = services.config;
  const receipts = smsGateway?.template.receipts;
  if (receipts === undefined || key === undefined) return;
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.route({
      method: ['GET', 'POST'],
      url: RECEIPTS,
      async handler(request, reply) {
        if (!isGenuine(request, receipts, key)) throw new Refusal('forbidden');
        await note(services, receipts, dataOf(request));
        reply.header('cache-control', 'no-store');
        return { status: 'ok' };
      },
    });
  });
}
