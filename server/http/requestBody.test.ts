import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { acceptBinary } from './binaryBody.ts';
import { sendError, toCallError } from './callErrors.ts';
import { acceptJson } from './requestBody.ts';

const app = Fastify();
app.setErrorHandler((error, _, reply) => sendError(reply, toCallError(error)));
acceptJson(app);
acceptBinary(app);
app.post('/', { config: { takesBytes: true } }, async () => 'taken');

const said = JSON.stringify({ a: 1 });
it.each([
  ['packed', 'gzip', 'application/json', gzipSync(said), 415],
  ['that is said to be packed and is not', 'gzip', 'application/json', said, 415],
  ['packed in a way that nobody knows', 'x-own', 'application/json', said, 415],
  ['packed as bytes', 'br', 'application/octet-stream', said, 415],
  ['said to be as it is', 'Identity', 'application/json', said, 200],
  ['of bytes as they are', undefined, 'application/octet-stream', said, 200],
  ['as it is', undefined, 'application/json', said, 200],
])('responds to a body %s with its status', async (_, coding, type, payload, status) => {
  const headers = { 'content-type': type, ...(coding !== undefined && { 'content-encoding': coding }) };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  expect(answer.statusCode).toBe(status);
  if (status === 415) expect(answer.json()).toEqual({ rslt: { error: { code: 'unsupportedType' } } });
});
