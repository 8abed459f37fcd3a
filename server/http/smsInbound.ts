import { prefixes } from '@parvis/api/call';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import { smsCame } from '../modules/identity/smsCame.ts';
import { valueAt } from '../platform/config/gateway/template.ts';
import { serveGatewayCall } from './gatewayCalls.ts';

const INBOUND = `${prefixes.public}/sms/inbound`;

const textAt = (data: unknown, place: string): string => {
  const value = valueAt(data, place);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const TOGETHER_MAX = 100;

export function serveSmsInbound(app: FastifyInstance, services: Services): void {
  const { smsInbound } = services.config;
  if (!smsInbound) return;
  const { key, template } = smsInbound;
  const { list, from, text, signature } = template;
  serveGatewayCall(app, {
    url: INBOUND,
    signature,
    key,
    async take(data) {
      const told = list === undefined ? [data] : valueAt(data, list);
      const all = Array.isArray(told) ? told.slice(0, TOGETHER_MAX) : [];
      for (const one of all) await smsCame(services, { from: textAt(one, from), text: textAt(one, text) });
    },
  });
}
