import type { CallError } from '@parvis/api/errors';
import { causes, hasCode } from './causes.ts';

/**
 * In how many seconds to come again, by the class or code of PostgreSQL (appendix A) or the system's name. A value that the database
 * cannot hold (class 22) is no row: a checked body holds none, so it is a fault of ours.
 */
const databaseCodes: ReadonlyArray<readonly [pattern: RegExp, retryAfter: number]> = [
  // Two transactions in each other's way.
  [/^40/, 1],
  // Connection lost, resources used up (a full disk), shutting down or starting, the disk itself fails.
  [/^(08|53|57|58)/, 2],
  // Waited too long for a lock or in a transaction, or asked a server that only reads (a failover).
  [/^(55P03|25P03|25006)$/, 2],
  [/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/, 2],
  [/^(EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 2],
];

const LOST_CONNECTION =
  /Connection (terminated|timeout)|Socket closed unexpectedly|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Query read timeout|Cannot use a pool after calling end/;

/** Says when to come again after a failure of the database that passes; undefined for any other error. */
export function databaseFailure(error: unknown): CallError | undefined {
  for (const cause of causes(error)) {
    if (cause instanceof Error && LOST_CONNECTION.test(cause.message))
      return { code: 'unavailable', retryAfter: 2 };
    if (!hasCode(cause)) continue;
    const [, retryAfter] = databaseCodes.find(([pattern]) => pattern.test(cause.code)) ?? [];
    if (retryAfter !== undefined) return { code: 'unavailable', retryAfter };
  }
  return undefined;
}
