import { type CallError, type ErrorCode, errorStatus } from '@parvis/api/errors';
import type { FastifyError, FastifyReply } from 'fastify';
import { causes, hasCode } from '../base/causes.ts';
import { Refusal } from '../base/refusal.ts';

/** Fastify's own refusals, in the words of the closed list. Others of its 4xx are `badRequest`. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_BAD_URL: 'notFound',
};

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

function fromDatabase(errors: readonly object[]): CallError | undefined {
  for (const error of errors) {
    if (error instanceof Error && LOST_CONNECTION.test(error.message))
      return { code: 'unavailable', retryAfter: 2 };
    if (!hasCode(error)) continue;
    const [, code, retryAfter] = databaseCodes.find(([pattern]) => pattern.test(error.code)) ?? [];
    if (code) return { code, ...(retryAfter !== undefined && { retryAfter }) };
  }
  return undefined;
}

/** Any failure in the words of the closed list: what a caller may know, and nothing else. */
export function callError(error: unknown): CallError {
  if (error instanceof Refusal) {
    const { code, retryAfter, path, why, work } = error;
    return {
      code,
      ...(retryAfter !== undefined && { retryAfter }),
      ...(path !== undefined && { path }),
      ...why,
      ...(work && { work }),
    };
  }
  const errors = causes(error);
  const [first] = errors;
  if (first && hasCode(first) && first.code.startsWith('FST_')) {
    const code = frameworkCodes[first.code];
    const status = (first as Partial<FastifyError>).statusCode ?? 500;
    if (code || status < 500) return { code: code ?? 'badRequest' };
  }
  if (first && isRequestsFault(first)) return { code: 'badRequest' };
  return fromDatabase(errors) ?? { code: 'internal' };
}

/** Whatever serves files says by a status that a request is at fault, as errors of Node's http libraries do. */
const isRequestsFault = (error: object): boolean =>
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/**
 * The status of a file's refusal that has no words of ours: a part that it does not have, a condition that it does not meet
 * (RFC 9110, 13.1 and 14.2).
 */
export function fileRefusal(error: unknown): 412 | 416 | undefined {
  const status = typeof error === 'object' && error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 412 || status === 416 ? status : undefined;
}

/** Answers a failure in the envelope. */
export function sendError(reply: FastifyReply, error: CallError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(errorStatus[error.code])
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ rslt: { error } });
}
