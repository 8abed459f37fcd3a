import { Readable } from 'node:stream';
import { addresses } from '@parvis/api/addresses';
import { idSchema } from '@parvis/api/entities/basics';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { buildGatheringCsv, findGathering } from '../modules/gatherings/service.ts';
import { createBadRequest } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface GatheringSheetRequest {
  Params: { cuid: string; gthrId: string };
  Querystring: { lang?: string | string[] };
}

export function serveGatheringSheet(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const { gatheringSheet } = addresses;
  const limit = limits.createCallLimits({ ...gatheringSheet, path: gatheringSheet.template });
  app.get<GatheringSheetRequest>(toRoutePath(gatheringSheet.template), async (request, reply) => {
    const { cuid = '', session } = await identifyAs(request, context, 'manager');
    await limit.check(request, session);
    const { gthrId } = request.params;
    if (!idSchema.safeParse(gthrId).success) throw createBadRequest('params.gthrId');
    await findGathering(context.db, { gthrId, cuid }, { crUid: null, staff: true });
    const { lang } = request.query;
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', gatheringSheet.type)
      .header('content-disposition', `attachment; filename="${cuid}-${gthrId.slice(0, 8)}.csv"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    return reply.send(isRead ? Readable.from(buildGatheringCsv(context.db, gthrId, locale)) : undefined);
  });
}
