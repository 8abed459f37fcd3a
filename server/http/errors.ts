import { type CallError, type ErrorCode, errorStatus } from '@parvis/api/errors';
import type { FastifyError, FastifyReply } from 'fastify';
import { causes, hasCode } from '../base/causes.ts';
import { databaseFailure } from '../base/databaseFailure.ts';
import { Refusal } from '../base/refusal.ts';

/** Fastify's own refusals, in the words of the closed list. Others of its 4xx are `badRequest`. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_BAD_URL: 'notFound',
};

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
  const [first] = causes(error);
  if (first && hasCode(first) && first.code.startsWith('FST_')) {
    const code = frameworkCodes[first.code];
    const status = (first as Partial<FastifyError>).statusCode ?? 500;
    if (code || status < 500) return { code: code ?? 'badRequest' };
  }
  if (first && isRequestsFault(first)) return { code: 'badRequest' };
  return databaseFailure(error) ?? { code: 'internal' };
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
