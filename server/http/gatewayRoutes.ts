import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { serveSmsInbound } from './smsInbound.ts';
import { serveSmsReceipts } from './smsReceipts.ts';

/** What SMS gateways call: how a message fared, and messages that come in. */
export function serveGateways(app: FastifyInstance, services: Services): void {
  serveSmsReceipts(app, services);
  serveSmsInbound(app, services);
}
