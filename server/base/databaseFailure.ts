import type { CallError, ErrorCode } from '@parvis/api/errors';
import { causes, hasCode } from './causes.ts';

/** What the database says, by class or code (PostgreSQL, appendix A) or by the system's name for it. */
const databaseCodes: ReadonlyArray<readonly [pattern: RegExp, code: ErrorCode, retryAfter?: number]> = [
  // A value the database cannot hold: bad input that came past the schema.
  [/^22/, 'badRequest'],
  // Two transactions in each other's way.
  [/^40/, 'unavailable', 1],
  // Connection lost, resources used up (a full disk), shutting down or starting, the disk itself fails.
  [/^(08|53|57|58)/, 'unavailable', 2],
  // Waited too long for a lock or in a transaction, or asked a server that only reads (a failover).
  [/^(55P03|25P03|25006)$/, 'unavailable', 2],
  [/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/, 'unavailable', 2],
  [/^(EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'unavailable', 2],
];

const LOST_CONNECTION =
  /Connection (terminated|timeout)|Socket closed unexpectedly|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Query read timeout|Cannot use a pool after calling end/;

/** What a failure of the database means to a caller; undefined where it is none, or one that nobody has thought of. */
export function databaseFailure(error: unknown): CallError | undefined {
  for (const cause of causes(error)) {
    if (cause instanceof Error && LOST_CONNECTION.test(cause.message))
      return { code: 'unavailable', retryAfter: 2 };
    if (!hasCode(cause)) continue;
    const [, code, retryAfter] = databaseCodes.find(([pattern]) => pattern.test(cause.code)) ?? [];
    if (code) return { code, ...(retryAfter !== undefined && { retryAfter }) };
  }
  return undefined;
}
