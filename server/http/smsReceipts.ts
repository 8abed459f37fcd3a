import { prefixes } from '@parvis/api/call';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import {
  type GatewayTemplate,
  getValue,
  matchesResponse,
} from '../platform/config/gateway/gatewayTemplate.ts';
import { deliveries } from '../platform/db/schema.ts';
import { serveGatewayWebhook } from './gatewayWebhooks.ts';

const RECEIPTS = `${prefixes.public}/sms/receipts`;

export function getReceiptsUrl({ publicUrl, smsGateway, smsReceiptsKey }: Config): string {
  const receipts = smsGateway?.template.receipts;
  if (!receipts || smsReceiptsKey === undefined) return '';
  const key = receipts.signature ? '' : `?key=${smsReceiptsKey}`;
  return `${publicUrl ?? ''}${RECEIPTS}${key}`;
}

type Receipts = NonNullable<GatewayTemplate['receipts']>;

/** Ignores unknown ids. */
async function recordReceipt({ db }: AppContext, receipts: Receipts, data: unknown): Promise<void> {
  const reference = getValue(data, receipts.id);
  const isDelivered = matchesResponse(data, { at: receipts.status, is: receipts.delivered });
  const hasFailed = matchesResponse(data, { at: receipts.status, is: receipts.failed });
  if (reference === undefined || !(isDelivered || hasFailed)) return;
  const { reference: known, receipt } = deliveries;
  await db
    .update(deliveries)
    .set({ receipt: isDelivered ? 'delivered' : 'failed' })
    .where(and(eq(known, String(reference)), or(isNull(receipt), ne(receipt, 'delivered'))));
}

export function serveSmsReceipts(app: FastifyInstance, context: AppContext): void {
  const { smsGateway, smsReceiptsKey: key } = context.config;
  const receipts = smsGateway?.template.receipts;
  if (receipts === undefined || key === undefined) return;
  serveGatewayWebhook(app, {
    url: RECEIPTS,
    signature: receipts.signature,
    key,
    handle: (data) => recordReceipt(context, receipts, data),
  });
}
