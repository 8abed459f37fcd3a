import { addresses } from '@parvis/api/addresses';
import { deskAskSchema } from '@parvis/api/entities/deskFigures';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { buildDeskCsv } from '../modules/statistics/service.ts';
import { createBadRequest, Refusal } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface DeskSheetRequest {
  Params: { cuid: string };
  Querystring: { lang?: string | string[] };
}

/** Serves figures of the desk as CSV, with the query that `figures/desk` takes as its body. */
export function serveDeskSheet(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const { deskSheet } = addresses;
  const limit = limits.createCallLimits({ ...deskSheet, path: deskSheet.template });
  app.get<DeskSheetRequest>(toRoutePath(deskSheet.template), async (request, reply) => {
    const { session, role } = await identifyAs(request, context, 'manager');
    await limit.check(request, session);
    if (!role) throw new Refusal('forbidden');
    const { lang, ...query } = request.query;
    const ask = deskAskSchema.safeParse(query);
    if (!ask.success) throw createBadRequest(`query.${ask.error.issues[0]?.path.join('.') ?? ''}`);
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', deskSheet.type)
      .header('content-disposition', `attachment; filename="${role.cuid}-desk-figures.csv"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    return reply.send(isRead ? await buildDeskCsv(context, ask.data, { role, locale }) : undefined);
  });
}
