import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CONTENT_TYPE } from '../platform/metrics/prometheusText.ts';
import { sendError } from './callErrors.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Default path of Prometheus. */
const METRICS = '/metrics';

/** Hashes have equal length for the comparison. */
const hashForComparison = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Scheme names are case-insensitive (RFC 9110, 11.1). */
const parseBearerToken = (authorization = ''): string => /^bearer (.*)$/i.exec(authorization)?.[1] ?? '';

/** 404 without the token. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics | undefined,
  token: string | undefined,
): void {
  const right = token === undefined ? undefined : hashForComparison(token);
  app.get(METRICS, async (request, reply) => {
    const isRight =
      right !== undefined &&
      timingSafeEqual(hashForComparison(parseBearerToken(request.headers.authorization)), right);
    if (!isRight || !metrics) return sendError(reply, { code: 'notFound' });
    reply.header('content-type', CONTENT_TYPE).header('cache-control', 'no-store');
    return metrics.read();
  });
}
