import { prefixes } from '@parvis/api/call';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { receiveSms } from '../modules/identity/service.ts';
import { getValue } from '../platform/config/gateway/gatewayTemplate.ts';
import { serveGatewayWebhook } from './gatewayWebhooks.ts';

const INBOUND = `${prefixes.public}/sms/inbound`;

const readText = (data: unknown, place: string): string => {
  const value = getValue(data, place);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const MAX_BATCH = 100;

export function serveSmsInbound(app: FastifyInstance, context: AppContext): void {
  const { smsInbound } = context.config;
  if (!smsInbound) return;
  const { key, template } = smsInbound;
  const { list, from, text, signature } = template;
  serveGatewayWebhook(app, {
    url: INBOUND,
    signature,
    key,
    async handle(data) {
      const told = list === undefined ? [data] : getValue(data, list);
      const all = Array.isArray(told) ? told.slice(0, MAX_BATCH) : [];
      for (const one of all)
        await receiveSms(context, { from: readText(one, from), text: readText(one, text) });
    },
  });
}
