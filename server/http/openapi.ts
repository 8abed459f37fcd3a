import { addresses } from '@parvis/api/addresses';
import { externalAddresses } from '@parvis/api/externalAddresses';
import { openApiDocument } from '@parvis/api/openapi/document';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { getSiteOrigin } from './siteOrigin.ts';

/** Only if sites differ by port; else the document's own. */
async function getApiUrl(request: FastifyRequest, context: AppContext): Promise<string | undefined> {
  const { sites } = context.config;
  return sites.customPorts ? externalAddresses(await getSiteOrigin(request, context), sites).api : undefined;
}

export function serveOpenApi(app: FastifyInstance, context: AppContext): void {
  let written: string | undefined;
  app.get(addresses.openApi.template, async (request, reply) => {
    const api = await getApiUrl(request, context);
    written ??= JSON.stringify(openApiDocument());
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(api === undefined ? written : JSON.stringify(openApiDocument(api)));
  });
}
