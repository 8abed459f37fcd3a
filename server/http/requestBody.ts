import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createBadRequest, Refusal } from '../platform/lib/refusal.ts';
import { describeValidationError } from './validationErrors.ts';

/** A report needs a dozen levels. */
const MAX_DEPTH = 40;

/** NUL, which PostgreSQL refuses, and unpaired surrogates. */
const INVALID_CHARACTERS = /[\0\p{Cs}]/u;

/**
 * Rejects deep nesting and invalid characters, iteratively.
 * @throws Refusal badRequest
 */
function checkStructure(body: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && INVALID_CHARACTERS.test(value)) throw createBadRequest('body');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw createBadRequest('body');
    for (const [key, inner] of Object.entries(value)) {
      if (INVALID_CHARACTERS.test(key)) throw createBadRequest('body');
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

/** Compressed bodies (RFC 9110, 8.4) are not supported. */
export const isCompressed = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

/** Empty bodies count as none; prototype keys are refused. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isCompressed(request)) return done(new Refusal('unsupportedType'), undefined);
    if (body === '') {
      done(null, undefined);
      return;
    }
    parse(request, body.toString(), (error, value) => {
      if (error) done(createBadRequest('body'), undefined);
      else done(null, value);
    });
  });
}

/** Omits user-chosen keys and the value. */
const formatPath = (path: readonly PropertyKey[]): string =>
  ['body', ...path.filter((step) => typeof step === 'number' || /^[A-Za-z]{1,30}$/.test(String(step)))].join(
    '.',
  );

export function createBodyValidator(schema: z.core.$ZodType) {
  return (body: unknown): { value: unknown } | { error: Error } => {
    try {
      checkStructure(body);
      const parsed = z.safeParse(schema, body ?? {});
      if (parsed.success) return { value: parsed.data };
      const [issue] = parsed.error.issues;
      return {
        error: createBadRequest(formatPath(issue?.path ?? []), describeValidationError(issue, body ?? {})),
      };
    } catch {
      return { error: createBadRequest('body') };
    }
  };
}
