import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { malformed, Refusal } from '../platform/lib/refusal.ts';
import { whyWrong } from './whyWrong.ts';

/** Deepest nesting of a body: a report's keyed values need a dozen. */
const DEPTH_MAX = 40;

/** Characters no text may hold: NUL, which the database refuses, and halves of surrogate pairs. */
const IMPOSSIBLE = /[\0\p{Cs}]/u;

/** @throws Refusal badRequest for what no schema should have to think of. Walks without recursion. */
function checkSane(body: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && IMPOSSIBLE.test(value)) throw malformed('body');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH_MAX) throw malformed('body');
    for (const [key, inner] of Object.entries(value)) {
      if (IMPOSSIBLE.test(key)) throw malformed('body');
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

/** Whether a body was packed by whoever sent it (RFC 9110, 8.4): it is not what its type says, and nothing here unpacks it. */
export const isPacked = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

/** Accepts JSON bodies only. An empty body counts as none; keys that would change an object's prototype are refused. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isPacked(request)) return done(new Refusal('unsupportedType'), undefined);
    if (body === '') {
      done(null, undefined);
      return;
    }
    parse(request, body.toString(), (error, value) => {
      if (error) done(malformed('body'), undefined);
      else done(null, value);
    });
  });
}

/** Where a value is wrong, as far as its shape is known: never the value itself. */
const pathOf = (path: readonly PropertyKey[]): string =>
  ['body', ...path.filter((step) => typeof step === 'number' || /^[A-Za-z]{1,30}$/.test(String(step)))].join(
    '.',
  );

/** Makes the validator of a body from the call's own schema: what it gives is what the handler gets. */
export function bodyValidator(schema: z.core.$ZodType) {
  return (body: unknown): { value: unknown } | { error: Error } => {
    try {
      checkSane(body);
      const parsed = z.safeParse(schema, body ?? {});
      if (parsed.success) return { value: parsed.data };
      const [issue] = parsed.error.issues;
      return { error: malformed(pathOf(issue?.path ?? []), whyWrong(issue, body ?? {})) };
    } catch {
      return { error: malformed('body') };
    }
  };
}
