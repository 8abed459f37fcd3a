import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CONTENT_TYPE } from '../platform/metrics/exposition.ts';
import { sendError } from './errors.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Where Prometheus looks by itself. It is no part of the contract: who calls has no use for it. */
const METRICS = '/metrics';

/** Compared by their sums: of both the length is the same. */
const sum = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token of a header; the name of its scheme is written as one likes (RFC 9110, 11.1). */
const sentToken = (authorization = ''): string => /^bearer (.*)$/i.exec(authorization)?.[1] ?? '';

/** Serves the figures to whoever sends the token; to all others, and without one, there is no such page. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics | undefined,
  token: string | undefined,
): void {
  const right = token === undefined ? undefined : sum(token);
  app.get(METRICS, async (request, reply) => {
    const isRight =
      right !== undefined && timingSafeEqual(sum(sentToken(request.headers.authorization)), right);
    if (!isRight || !metrics) return sendError(reply, { code: 'notFound' });
    reply.header('content-type', CONTENT_TYPE).header('cache-control', 'no-store');
    return metrics.read();
  });
}
