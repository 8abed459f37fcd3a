import type { CallError } from '@parvis/api/errors';
import { hasErrorCode, listCauses } from './errorCauses.ts';

/**
 * Seconds by PostgreSQL class or code (appendix A) or system error code. Without class 22 (invalid value): a validated
 * body holds none, so it is our own fault.
 */
const retryableCodes: ReadonlyArray<readonly [pattern: RegExp, retryAfter: number]> = [
  // Deadlock or serialization failure.
  [/^40/, 1],
  // Connection lost, resources exhausted, shutdown, start, I/O error.
  [/^(08|53|57|58)/, 2],
  // Timeout, or a read-only server (failover).
  [/^(55P03|25P03|25006)$/, 2],
  [/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/, 2],
  [/^(EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 2],
];

const LOST_CONNECTION =
  /Connection (terminated|timeout)|Socket closed unexpectedly|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Query read timeout|Cannot use a pool after calling end/;

/** Undefined for a permanent error. */
export function mapTransientDatabaseError(error: unknown): CallError | undefined {
  for (const cause of listCauses(error)) {
    if (cause instanceof Error && LOST_CONNECTION.test(cause.message))
      return { code: 'unavailable', retryAfter: 2 };
    if (!hasErrorCode(cause)) continue;
    const [, retryAfter] = retryableCodes.find(([pattern]) => pattern.test(cause.code)) ?? [];
    if (retryAfter !== undefined) return { code: 'unavailable', retryAfter };
  }
  return undefined;
}
