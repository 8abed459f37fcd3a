import { type AddressName, addresses } from '../addresses.ts';
import { templateOf } from '../call.ts';
import { allCalls } from '../calls/all.ts';
import { addressOperation, callOperation } from './operations.ts';
import { makeSchemas } from './schemas.ts';
import { INTRODUCTION, tags } from './texts.docs.ts';

/** Version of the contract. */
const VERSION = '0.1.0';

const describeCookie = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});

/** Builds the OpenAPI 3.1 document; `api` is the server of the calls, unless it is this site. */
export function openApiDocument(api?: string): object {
  const schemas = makeSchemas();
  const responses: Record<string, object> = {};
  const paths: Record<string, Record<string, object>> = {};
  for (const call of allCalls) {
    const template = templateOf(call);
    const operation = callOperation(call, schemas, responses);
    paths[template] = { ...paths[template], [call.method.toLowerCase()]: operation };
  }
  for (const name of Object.keys(addresses) as AddressName[])
    paths[addresses[name].template] = { get: addressOperation(name, responses) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parvis',
      version: VERSION,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      api === undefined
        ? { url: '/', description: 'The site that serves this document.' }
        : { url: api, description: 'The site of the calls.' },
    ],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      responses,
      parameters: {
        language: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language in which a customer’s words are wanted.',
          schema: { type: 'string' },
          example: 'en-US',
        },
      },
      securitySchemes: {
        session: describeCookie(
          'pv_session',
          'Over http: set by the calls whose answers have a header Set-Cookie for it.',
        ),
        sessionOverHttps: describeCookie('__Host-pv_session', 'The same cookie over https.'),
      },
    },
  };
}
