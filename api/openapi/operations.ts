import { holesOf } from '../address.ts';
import { type Address, type AddressName, addresses } from '../addresses.ts';
import type { Call, Who } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import { toldOf } from './calls/all.ts';
import type { Reading } from './readingParts.ts';
import { readings } from './readings.ts';
import { bodyKilobytes, byStatus, readingRefusals, refusalsOf, refusalTexts } from './refusals.ts';
import { COMPONENTS, type Shapes } from './schemas.ts';
import { limitTexts, whoTexts } from './texts.ts';

/** Names an operation, uniquely: `town_cases_listAll`. */
export const operationIdOf = (call: Call): string => `${call.side}_${call.path.replaceAll('/', '_')}`;

const holes: Readonly<Record<string, { readonly description: string; readonly example: string }>> = {
  cuid: { description: 'The customer.', example: 'belleroche' },
  id: { description: 'The id of a picture: `logoId`, `wideLogoId`.', example: '9b1f4c' },
  file: { description: 'The name of the file.', example: 'demo-town.svg' },
};

const pathParameters = (template: string) =>
  holesOf(template).map((name) => ({
    name,
    in: 'path',
    required: true,
    ...holes[name],
    schema: { type: 'string' },
  }));

const language = { $ref: '#/components/parameters/language' };

/** Calls that anyone may make use a session where there is one. */
const securityOf = (who: Who) => (who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }]);

/** How an answer is asked for again by whoever has kept it. */
const REVISION = {
  parameter: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the answer that was kept.',
    schema: { type: 'string' },
    example: '"3021994110"',
  },
  headers: {
    ETag: {
      description: 'Changes when the answer does.',
      schema: { type: 'string' },
      example: '"3021994110"',
    },
  },
  unchanged: { 304: { description: 'The answer that was kept is still the answer.' } },
};

const waits: ReadonlySet<ErrorCode> = new Set(['tooMany', 'unavailable']);

const sampleOf = (code: ErrorCode) => ({
  rslt: {
    error: {
      code,
      ...(waits.has(code) && { retryAfter: 30 }),
      ...(code === 'badRequest' && { path: 'body.csid', reason: 'format' }),
    },
  },
});

/** The name under which a set of refusals stands in the components. */
const responseName = (codes: readonly ErrorCode[]): string => codes.join('_or_');

/** Refusals as responses: references by status, and what they refer to. */
export function refusedBy(codes: readonly ErrorCode[], responses: Record<string, object>) {
  return Object.fromEntries(
    byStatus(codes).map(([status, own]) => {
      const name = responseName(own);
      responses[name] ??= {
        description: own.map((code) => `\`${code}\`: ${refusalTexts[code]}`).join('\n\n'),
        ...(own.some((code) => waits.has(code)) && {
          headers: {
            'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 },
          },
        }),
        content: {
          'application/json': {
            schema: { $ref: `${COMPONENTS}Failure` },
            examples: Object.fromEntries(own.map((code) => [code, { value: sampleOf(code) }])),
          },
        },
      };
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** What is said of a body that may come as bytes, too. */
const BYTES = {
  query: 'With bytes; else a field of the body.',
  body: 'The bytes come as they are, with the other fields in the address. As JSON, without any, it asks how far the file came.',
} as const;

/** The fields that stand in the address where bytes come as they are, told as in the body that has them. */
function bytesParameters(call: Call, body: unknown, told: Readonly<Record<string, unknown>>) {
  if (!call.bytes) return [];
  const { properties } = body as { properties: Record<string, { description?: string }> };
  return Object.entries(properties)
    .filter(([name]) => name in told)
    .map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      description: [description, BYTES.query].filter(Boolean).join(' '),
      schema,
      example: told[name],
    }));
}

/** A call as an operation. */
export function callOperation(
  call: Call,
  template: string,
  shapes: Shapes,
  responses: Record<string, object>,
) {
  const id = operationIdOf(call);
  const { example } = toldOf(call);
  const schema = shapes.bodies[id];
  return {
    operationId: id,
    tags: [call.side],
    summary: call.summary,
    description: [whoTexts[call.who], limitTexts(call.limit)].join('\n\n'),
    parameters: [
      ...pathParameters(template),
      language,
      ...(call.revised ? [REVISION.parameter] : []),
      ...bytesParameters(call, schema, example.body as Readonly<Record<string, unknown>>),
    ],
    security: securityOf(call.who),
    'x-who': call.who,
    'x-limit': limits[call.limit],
    ...(schema && {
      requestBody: {
        required: true,
        description: [call.bytes && BYTES.body, `At most ${bodyKilobytes(call)} kB.`]
          .filter(Boolean)
          .join(' '),
        content: {
          ...(call.bytes && { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }),
          'application/json': { schema, example: example.body },
        },
      },
    }),
    responses: {
      200: {
        description: 'It was understood; `data` is the answer.',
        ...(call.revised && { headers: REVISION.headers }),
        content: {
          'application/json': { schema: shapes.answers[id], example: { rslt: { data: example.answer } } },
        },
      },
      ...(call.revised && REVISION.unchanged),
      ...refusedBy(refusalsOf(call), responses),
    },
  };
}

/** An address that is no call as an operation. */
export function readOperation(name: AddressName, responses: Record<string, object>) {
  const { template, who, summary, type, limit }: Address = addresses[name];
  const { parameters = [], errors = [], description, headers, content, more }: Reading = readings[name];
  const refused = readingRefusals(errors, who);
  return {
    operationId: name,
    tags: ['reading'],
    summary,
    description: [whoTexts[who], limit && limitTexts(limit), description].filter(Boolean).join('\n\n'),
    parameters: [...pathParameters(template), ...parameters],
    security: securityOf(who),
    'x-who': who,
    ...(limit && { 'x-limit': limits[limit] }),
    responses: {
      200: {
        description: 'Found.',
        ...(headers && { headers }),
        content: content ?? { [type]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...more,
      ...refusedBy(refused, responses),
    },
  };
}
