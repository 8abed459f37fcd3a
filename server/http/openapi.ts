import { addresses } from '@parvis/api/addresses';
import { openApiDocument } from '@parvis/api/openapi/document';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';
import { isSecure, sessionCookieName } from './cookies.ts';

/** Serves the contract, with the cookie named as this connection has it. */
export function serveOpenApi(app: FastifyInstance, config: Config): void {
  const kept = new Map<string, string>();
  app.get(addresses.openApi.template, (request, reply) => {
    const cookie = sessionCookieName(isSecure(request, config));
    const text = kept.get(cookie) ?? JSON.stringify(openApiDocument({ cookie }));
    kept.set(cookie, text);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text);
  });
}
