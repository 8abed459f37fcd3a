import { holesOf } from '../address.ts';
import { addressDocs } from '../addresses.docs.ts';
import { type Address, type AddressName, addresses } from '../addresses.ts';
import { type Call, templateOf, type Who } from '../call.ts';
import type { CookieName } from '../docs/describe.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import { docsOf } from './documented.ts';
import { bodyKilobytes, byStatus, readingRefusals, refusalsOf, refusalTexts } from './refusals.ts';
import { COMPONENTS, operationIdOf, type Schemas } from './schemas.ts';
import { limitTexts, whoTexts } from './texts.docs.ts';

const CUID = { cuid: { description: 'The customer.', example: 'belleroche' } };

const describePathParameters = (
  template: string,
  holes: Readonly<Record<string, { readonly description: string; readonly example: string }>> = CUID,
) =>
  holesOf(template).map((name) => ({
    name,
    in: 'path',
    required: true,
    ...(holes[name] ?? CUID.cuid),
    schema: { type: 'string' },
  }));

/** A session is optional for `anyone`; its cookie has another name over https. */
const describeSecurity = (who: Who) => [
  ...(who === 'anyone' ? [{}] : []),
  { session: [] },
  { sessionOverHttps: [] },
];

/** Conditional requests by ETag. */
const etag = { schema: { type: 'string' }, example: '"3021994110"' };
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of the answer that was kept.',
  ...etag,
};

const setCookie = (names: readonly CookieName[]) => ({
  'Set-Cookie': {
    description: `Sets, renews or clears ${names.map((name) => `\`${name}\``).join(', ')}, each in a header of its own; over https the name begins with \`__Host-\`.`,
    schema: { type: 'string' },
    example: `${names[0]}=Vb7Rk1ZsQe9TnLx4UjHw0Gd3FcPyMa6IoKtEvXqB2Nh; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
  },
});

const waits: ReadonlySet<ErrorCode> = new Set(['tooMany', 'unavailable']);

const getSample = (code: ErrorCode) => ({
  rslt: {
    error: {
      code,
      ...(waits.has(code) && { retryAfter: 30 }),
      ...(code === 'badRequest' && { path: 'body.csid', reason: 'format' }),
    },
  },
});

const buildErrorResponse = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${refusalTexts[code]}`).join('\n\n'),
  ...(codes.some((code) => waits.has(code)) && {
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 },
    },
  }),
  content: {
    'application/json': {
      schema: { $ref: `${COMPONENTS}Failure` },
      examples: Object.fromEntries(codes.map((code) => [code, { value: getSample(code) }])),
    },
  },
});

/** Adds responses by status and returns references to them. */
const addRefusals = (codes: readonly ErrorCode[], responses: Record<string, object>) =>
  Object.fromEntries(
    byStatus(codes).map(([status, own]) => {
      const name = own.join('_or_');
      responses[name] ??= buildErrorResponse(own);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );

const BYTES = {
  query: 'With bytes; else a field of the body.',
  body: 'The bytes come as they are, with the other fields in the address. As JSON, without any, it asks how far the file came.',
};

/** Query parameters beside a binary body. */
const describeBytesParameters = (schema: Schemas['components'][string] | undefined, example: unknown) =>
  Object.entries(example ?? {}).map(([name, value]) => {
    const { description, ...property } = Object(schema?.properties?.[name]) as { description?: string };
    return {
      name,
      in: 'query',
      description: `${description} ${BYTES.query}`,
      schema: property,
      example: value,
    };
  });

export function callOperation(call: Call, schemas: Schemas, responses: Record<string, object>) {
  const { summary, example, bodies, cookies = [] } = docsOf(call);
  const body = schemas.bodyOf(call);
  const headers = {
    ...(call.revised && { ETag: { description: 'Changes when the answer does.', ...etag } }),
    ...(cookies.length > 0 && setCookie(cookies)),
  };
  const name = body.$ref.slice(COMPONENTS.length);
  return {
    operationId: operationIdOf(call),
    tags: [call.side],
    summary,
    description: [whoTexts[call.who], limitTexts(call.limit)].join('\n\n'),
    parameters: [
      ...describePathParameters(templateOf(call)),
      { $ref: '#/components/parameters/language' },
      ...(call.revised ? [ifNoneMatch] : []),
      ...(call.bytes ? describeBytesParameters(schemas.components[name], example.body) : []),
    ],
    security: describeSecurity(call.who),
    'x-who': call.who,
    'x-limit': limits[call.limit],
    ...(call.body && {
      requestBody: {
        required: true,
        description: `${call.bytes ? `${BYTES.body} ` : ''}At most ${bodyKilobytes(call)} kB.`,
        content: {
          ...(call.bytes && { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }),
          'application/json': {
            schema: body,
            ...(bodies ? { examples: bodies } : { example: example.body }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'It was understood; `data` is the answer.',
        ...(Object.keys(headers).length > 0 && { headers }),
        content: {
          'application/json': {
            schema: schemas.answerOf(call),
            example: { rslt: { data: example.answer } },
          },
        },
      },
      ...(call.revised && { 304: { description: 'The answer that was kept is still the answer.' } }),
      ...addRefusals(refusalsOf(call), responses),
    },
  };
}

/** Builds the operation of an address that is no call. */
export function addressOperation(name: AddressName, responses: Record<string, object>) {
  const { template, who, type, limit }: Address = addresses[name];
  const { summary, description, holes, parameters = [], errors = [], headers, content } = addressDocs[name];
  return {
    operationId: name,
    tags: ['reading'],
    summary,
    description: [whoTexts[who], limit && limitTexts(limit), description].filter(Boolean).join('\n\n'),
    parameters: [...describePathParameters(template, holes), ...parameters],
    security: describeSecurity(who),
    'x-who': who,
    ...(limit && { 'x-limit': limits[limit] }),
    responses: {
      200: {
        description: 'Found.',
        ...(headers && { headers }),
        content: content ?? { [type]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...addRefusals(readingRefusals(errors, who), responses),
    },
  };
}
