import { addresses } from '@parvis/api/addresses';
import { PRINTED_MAX } from '@parvis/api/entities/codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import {
  checkPrintable,
  fetchPrintJob,
  generateSheets,
  isFormat,
  parseCopies,
  resolvePrintOrigin,
  streamPdf,
} from '../modules/printing/service.ts';
import { createBadRequest, Refusal } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';
import { getSiteOrigin } from './siteOrigin.ts';

interface SheetRequest {
  Params: { cuid: string };
  Querystring: { format?: string; code?: string | string[]; copies?: string; address?: string };
}

/** @throws Refusal conflict if the origin is not public and was not confirmed */
async function getPrintedOrigin(context: AppContext, request: FastifyRequest<SheetRequest>): Promise<string> {
  const origin = resolvePrintOrigin(context.config, await getSiteOrigin(request, context));
  if (checkPrintable(origin) && request.query.address !== origin) throw new Refusal('conflict');
  return origin;
}

export function serveCodeSheets(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const limit = limits.createCallLimits({ ...addresses.codeSheets, path: addresses.codeSheets.template });
  app.get<SheetRequest>(toRoutePath(addresses.codeSheets.template), async (request, reply) => {
    const caller = await identifyAs(request, context, 'admin');
    await limit.check(request, caller.session);
    const { cuid = '' } = caller;
    const { format = 'a4', code = [], copies: times = '1' } = request.query;
    if (!isFormat(format)) throw createBadRequest('query.format');
    const copies = parseCopies(`${times}`);
    if (copies === undefined) throw createBadRequest('query.copies');
    const named = [code].flat();
    // PostgreSQL refuses NUL.
    if (named.length > PRINTED_MAX || named.some((one) => one.includes('\0')))
      throw createBadRequest('query.code');
    const found = await fetchPrintJob(context.db, cuid, await getPrintedOrigin(context, request), named);
    if (!found || found.codes.length === 0) throw new Refusal('notFound');
    const name = `${cuid}-${format}`;
    void reply
      .header('content-type', addresses.codeSheets.type)
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    if (!isRead) return reply.send();
    const told = { title: name, locale: found.look.locales[0] };
    return reply.send(streamPdf(generateSheets(found.codes, found.look, format, copies), told));
  });
}
