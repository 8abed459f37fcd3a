import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from '../platform/lib/refusal.ts';
import { isCompressed } from './requestBody.ts';

declare module 'fastify' {
  interface FastifyRequest {
    bytes: Buffer | null;
  }
  interface FastifyContextConfig {
    /** Fields come in the query. */
    takesBytes?: true;
  }
}

export function acceptBinary(app: FastifyInstance): void {
  app.decorateRequest('bytes', null);
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isCompressed(request) || !request.routeOptions.config.takesBytes)
        return done(new Refusal('unsupportedType'), undefined);
      request.bytes = body;
      done(null, undefined);
    },
  );
}

const isNumberField = (schema: z.core.$ZodType | null, name: string): boolean => {
  if (schema?._zod.def.type !== 'object') return false;
  const { shape } = (schema as z.core.$ZodObject)._zod.def;
  return Object.hasOwn(shape, name) && shape[name]?._zod.def.type === 'number';
};

export const parseQueryFields = (schema: z.core.$ZodType | null, query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      isNumberField(schema, name) && /^\d{1,15}$/.test(String(value)) ? Number(value) : value,
    ]),
  );
