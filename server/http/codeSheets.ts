import { addresses } from '@parvis/api/addresses';
import { PRINTED_MAX } from '@parvis/api/entities/codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import { customerCodes } from '../modules/printing/customerCodes.ts';
import { readPdf } from '../modules/printing/pdf.ts';
import { notPrintable, printedAt } from '../modules/printing/printable.ts';
import { copiesIn, isFormat, sheetsOf } from '../modules/printing/sheets.ts';
import { malformed, Refusal } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { routeOf } from './register.ts';
import { siteOrigin } from './siteOrigin.ts';

interface Asked {
  Params: { cuid: string };
  Querystring: { format?: string; code?: string | string[]; copies?: string; address?: string };
}

/** @throws Refusal conflict if the origin is not public and was not confirmed */
async function addressOf(services: Services, request: FastifyRequest<Asked>): Promise<string> {
  const origin = printedAt(services.config, await siteOrigin(request, services));
  if (notPrintable(origin) && request.query.address !== origin) throw new Refusal('conflict');
  return origin;
}

export function serveCodeSheets(app: FastifyInstance, services: Services, limits: Limits): void {
  const limit = limits.of({ ...addresses.codeSheets, path: addresses.codeSheets.template });
  app.get<Asked>(routeOf(addresses.codeSheets.template), async (request, reply) => {
    const caller = await identifyAs(request, services, 'admin');
    await limit.check(request, caller.session);
    const { cuid = '' } = caller;
    const { format = 'a4', code = [], copies: times = '1' } = request.query;
    if (!isFormat(format)) throw malformed('query.format');
    const copies = copiesIn(`${times}`);
    if (copies === undefined) throw malformed('query.copies');
    const named = [code].flat();
    // PostgreSQL refuses NUL.
    if (named.length > PRINTED_MAX || named.some((one) => one.includes('\0'))) throw malformed('query.code');
    const found = await customerCodes(services.db, cuid, await addressOf(services, request), named);
    if (!found || found.codes.length === 0) throw new Refusal('notFound');
    const name = `${cuid}-${format}`;
    void reply
      .header('content-type', addresses.codeSheets.type)
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'no-store');
    // HEAD draws nothing.
    const isRead = request.method !== 'HEAD';
    if (!isRead) return reply.send();
    const told = { title: name, locale: found.look.readers[0] };
    return reply.send(readPdf(sheetsOf(found.codes, found.look, format, copies), told));
  });
}
