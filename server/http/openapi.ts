import type { Call } from '@parvis/api/call';
import { callAddress } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { BUILD_REVISION } from '@parvis/api/constants';
import { failureSchema, success } from '@parvis/api/envelope';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): object => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const operation = (call: Call) => ({
  summary: call.summary,
  tags: [call.side],
  operationId: `${call.side}_${call.path.replaceAll('/', '_')}`,
  ...(call.side !== 'public' && {
    parameters: [{ name: 'cuid', in: 'path', required: true, schema: { type: 'string' } }],
  }),
  ...(call.body && { requestBody: { required: true, ...json(schemaOf(call.body, 'input')) } }),
  security: call.who === 'anyone' ? [] : [{ session: [] }],
  'x-who': call.who,
  responses: {
    200: { description: 'Understood.', ...json(schemaOf(success(call.answer), 'output')) },
    default: { description: 'Refused.', ...json({ $ref: '#/components/schemas/Failure' }) },
  },
});

/** As the address templates of OpenAPI have it; the customer stays a hole. */
const documentPrefixes = {
  public: '/api',
  mobile: '/mobile/{cuid}',
  town: '/town/{cuid}',
  admin: '/admin/{cuid}',
};

/** The contract as an OpenAPI 3.1 document, made from the call tables. */
function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of allCalls) {
    const path = callAddress(call, undefined, documentPrefixes);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parvis', version: String(BUILD_REVISION) },
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'pv_session' } },
    },
  };
}

/** Serves `/api/openapi.json`. */
export function serveOpenApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text);
  });
}
