import { type CallError, type ErrorCode, errorStatus } from '@parvis/api/errors';
import type { FastifyReply } from 'fastify';
import { hasErrorCode, listCauses } from '../platform/lib/errorCauses.ts';
import { mapTransientDatabaseError } from '../platform/lib/mapTransientDatabaseError.ts';
import { Refusal } from '../platform/lib/refusal.ts';

/** Other 4xx errors are `badRequest`. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_BAD_URL: 'notFound',
};

export function toCallError(error: unknown): CallError {
  if (error instanceof Refusal) {
    const { code, retryAfter, path, why, work, replacedBy, ended } = error;
    return {
      code,
      ...(retryAfter !== undefined && { retryAfter }),
      ...(path !== undefined && { path }),
      ...why,
      ...(work && { work }),
      ...(replacedBy !== undefined && { replacedBy }),
      ...(ended !== undefined && { ended }),
    };
  }
  const [first] = listCauses(error);
  const code = first && hasErrorCode(first) ? frameworkCodes[first.code] : undefined;
  if (code) return { code };
  // Client errors of Fastify, static files and Node's HTTP libraries.
  if (/^4\d\d$/.test(String(getStatus(first)))) return { code: 'badRequest' };
  return mapTransientDatabaseError(error) ?? { code: 'internal' };
}

const getStatus = (error: unknown): unknown =>
  typeof error === 'object' && error && 'statusCode' in error ? error.statusCode : undefined;

export interface FileRefusal {
  status: 412 | 416;
  headers: Readonly<Record<string, string>>;
}

/** For an unsatisfiable range or failed precondition (RFC 9110, 13.1, 14.2 and 15.5.17). */
export function toFileRefusal(error: unknown): FileRefusal | undefined {
  const status = getStatus(error);
  if (status !== 412 && status !== 416) return undefined;
  const { headers } = Object(error) as { headers?: Record<string, unknown> };
  const range = headers?.['Content-Range'];
  return { status, headers: typeof range === 'string' ? { 'content-range': range } : {} };
}

export function sendError(reply: FastifyReply, error: CallError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(errorStatus[error.code])
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ rslt: { error } });
}
