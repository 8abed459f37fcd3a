import { holesOf } from '@parvis/api/address';
import { type Address, addresses } from '@parvis/api/addresses';
import { type Call, templateOf, type Who } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { caseInfoSchema, caseSummarySchema } from '@parvis/api/entities/case';
import { customerInfoSchema } from '@parvis/api/entities/customer';
import { messageSchema } from '@parvis/api/entities/message';
import { roleSchema } from '@parvis/api/entities/user';
import { failureSchema, success } from '@parvis/api/envelope';
import { limits } from '@parvis/api/limits';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const COMPONENTS = '#/components/schemas/';

/** Version of the contract. */
const VERSION = '0.1.0';

/** Shapes that many answers hold: written once, under these names. */
const named = {
  CaseInfo: caseInfoSchema,
  CaseSummary: caseSummarySchema,
  CustomerInfo: customerInfoSchema,
  Failure: failureSchema,
  Message: messageSchema,
  Questionnaire: questionnaireSchema,
  Role: roleSchema,
} as const;

interface Described {
  /** The JSON Schema of each name. */
  readonly schemas: Readonly<Record<string, object>>;
  /** Parts that refer to themselves, by the names under which they are referred to. */
  readonly shared: Readonly<Record<string, object>>;
}

/** Describes shapes that refer to each other; `mark` tells their shared parts from those of others. */
function describe(
  shapes: Readonly<Record<string, z.core.$ZodType>>,
  io: 'input' | 'output',
  mark: string,
): Described {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => COMPONENTS + id });
  const text = JSON.stringify(schemas, (key, value: unknown) =>
    key === '$schema' || key === '$id' ? undefined : value,
  );
  const { __shared: rest, ...own } = JSON.parse(text.replaceAll('__shared#/$defs/', mark));
  const shared = Object.entries<object>(rest?.$defs ?? {});
  return { schemas: own, shared: Object.fromEntries(shared.map(([name, part]) => [mark + name, part])) };
}

/** Names an operation, uniquely: `town_cases_listAll`. */
const operationIdOf = (call: Call): string => `${call.side}_${call.path.replaceAll('/', '_')}`;

const json = (schema: object | undefined) => ({ content: { 'application/json': { schema } } });
const refused = { description: 'Refused.', ...json({ $ref: `${COMPONENTS}Failure` }) };

/** What every operation says: its name, who may ask, and what fills the holes of its address. */
const operation = (id: string, template: string, { who, summary }: { who: Who; summary: string }) => ({
  operationId: id,
  summary,
  parameters: holesOf(template).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  security: who === 'anyone' ? [] : [{ session: [] }],
  'x-who': who,
});

const read = (id: string, address: Address) => ({
  ...operation(id, address.template, address),
  tags: ['reading'],
  responses: {
    200: { description: 'Found.', content: { [address.type]: {} } },
    default: refused,
  },
});

/** The contract as an OpenAPI 3.1 document, made from the call tables and the table of other addresses. */
export function openApiDocument(): object {
  const bodies = new Map<z.core.$ZodType, string>();
  for (const call of allCalls)
    if (call.body && !bodies.has(call.body)) bodies.set(call.body, operationIdOf(call));
  const sent = describe(Object.fromEntries([...bodies].map(([body, id]) => [id, body])), 'input', 'Sent_');
  const given = describe(
    { ...named, ...Object.fromEntries(allCalls.map((call) => [operationIdOf(call), success(call.answer)])) },
    'output',
    'Given_',
  );
  const paths: Record<string, Record<string, object>> = {};
  for (const call of allCalls) {
    const id = operationIdOf(call);
    const body = call.body && bodies.get(call.body);
    const template = templateOf(call);
    paths[template] = {
      ...paths[template],
      [call.method.toLowerCase()]: {
        ...operation(id, template, call),
        tags: [call.side],
        'x-limit': limits[call.limit],
        ...(body && { requestBody: { required: true, ...json(sent.schemas[body]) } }),
        responses: {
          200: { description: 'Understood.', ...json(given.schemas[id]) },
          default: refused,
        },
      },
    };
  }
  for (const [id, address] of Object.entries<Address>(addresses))
    paths[address.template] = { get: read(id, address) };
  const schemas = Object.fromEntries(Object.keys(named).map((name) => [name, given.schemas[name]]));
  return {
    openapi: '3.1.0',
    info: { title: 'Parvis', version: VERSION },
    paths,
    components: {
      schemas: { ...schemas, ...sent.shared, ...given.shared },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'pv_session' } },
    },
  };
}

/** Serves the contract. */
export function serveOpenApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get(addresses.openApi.template, (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text);
  });
}
