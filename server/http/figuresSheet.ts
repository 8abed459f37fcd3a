import { addresses } from '@parvis/api/addresses';
import { type FigurePeriod, figurePeriods } from '@parvis/api/entities/customerFigures';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { buildFiguresCsv } from '../modules/statistics/service.ts';
import { createBadRequest } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface FiguresRequest {
  Params: { cuid: string };
  Querystring: { by?: string | string[]; lang?: string | string[] };
}

const isPeriod = (by: unknown): by is FigurePeriod => figurePeriods.some((one) => one === by);

export function serveFiguresSheet(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const { figuresSheet } = addresses;
  const limit = limits.createCallLimits({ ...figuresSheet, path: figuresSheet.template });
  app.get<FiguresRequest>(toRoutePath(figuresSheet.template), async (request, reply) => {
    const { cuid = '', session } = await identifyAs(request, context, 'admin');
    await limit.check(request, session);
    const { by = 'month', lang } = request.query;
    if (!isPeriod(by)) throw createBadRequest('query.by');
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', figuresSheet.type)
      .header('content-disposition', `attachment; filename="${cuid}-figures.csv"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    return reply.send(isRead ? await buildFiguresCsv(context, { cuid, by, locale }) : undefined);
  });
}
