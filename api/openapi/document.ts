import type * as z from 'zod/mini';
import { type AddressName, addresses } from '../addresses.ts';
import { type Call, templateOf } from '../call.ts';
import { allCalls } from '../calls/all.ts';
import { success } from '../envelope.ts';
import { callOperation, operationIdOf, readOperation } from './operations.ts';
import { describeShapes } from './schemas.ts';
import { INTRODUCTION, tags } from './texts.ts';

/** Version of the contract. */
const VERSION = '0.1.0';

const language = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language in which a customer’s words are wanted.',
  schema: { type: 'string' },
  example: 'en-US',
};

/** How the document is served. */
export interface DocumentOptions {
  /** Name of the session's cookie, which follows from the protocol. */
  readonly cookie: string;
  /** Where calls are made, where that is not the site that serves the document. */
  readonly api?: string | undefined;
}

/** Where the calls are. */
const serverOf = (api: string | undefined) =>
  api === undefined
    ? { url: '/', description: 'The site that serves this document.' }
    : { url: api, description: 'The site of the calls.' };

const shapesOf = (calls: readonly Call[]) =>
  describeShapes(
    new Map(
      calls.flatMap((call): [string, z.core.$ZodType][] =>
        call.body ? [[operationIdOf(call), call.body]] : [],
      ),
    ),
    new Map(calls.map((call) => [operationIdOf(call), success(call.answer, call.beside)])),
  );

/** The contract as an OpenAPI 3.1 document, made from the call tables and the table of other addresses. */
export function openApiDocument({ cookie, api }: DocumentOptions): object {
  const shapes = shapesOf(allCalls);
  const responses: Record<string, object> = {};
  const paths: Record<string, Record<string, object>> = {};
  for (const call of allCalls) {
    const template = templateOf(call);
    const method = call.method.toLowerCase();
    paths[template] = { ...paths[template], [method]: callOperation(call, template, shapes, responses) };
  }
  for (const name of Object.keys(addresses) as AddressName[])
    paths[addresses[name].template] = { get: readOperation(name, responses) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parvis',
      version: VERSION,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [serverOf(api)],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: shapes.components,
      responses,
      parameters: { language },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: 'Set by `user/sts` and `login/mail/confirm`.',
        },
      },
    },
  };
}
