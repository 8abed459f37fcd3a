import { addresses } from '@parvis/api/addresses';
import { externalAddresses } from '@parvis/api/externalAddresses';
import { openApiDocument } from '@parvis/api/openapi/document';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { isSecure, sessionCookieName } from './cookies.ts';
import { siteOrigin } from './register.ts';

/** Where sites are told apart by ports, the one of the calls; else the document names no other than its own. */
async function apiOf(request: FastifyRequest, services: Services): Promise<string | undefined> {
  const { sites } = services.config;
  return sites.customPorts ? externalAddresses(await siteOrigin(request, services), sites).api : undefined;
}

/** Serves the contract, with the cookie named as this connection has it. */
export function serveOpenApi(app: FastifyInstance, services: Services): void {
  const kept = new Map<string, string>();
  const written = (cookie: string): string => {
    const text = kept.get(cookie) ?? JSON.stringify(openApiDocument({ cookie }));
    kept.set(cookie, text);
    return text;
  };
  app.get(addresses.openApi.template, async (request, reply) => {
    const cookie = sessionCookieName(isSecure(request, services.config));
    const api = await apiOf(request, services);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(api === undefined ? written(cookie) : JSON.stringify(openApiDocument({ cookie, api })));
  });
}
