import { addresses } from '@parvis/api/addresses';
import { type BoardViewContent, boardViewSchema } from '@parvis/api/calls/board';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import { buildCasesCsv } from '../modules/cases/service.ts';
import type { AppContext } from '../modules/context/appContext.ts';
import { createBadRequest, Refusal } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface CasesRequest {
  Querystring: { view?: string | string[]; lang?: string | string[] };
}

function parseView(text: string | string[] = '{}'): BoardViewContent {
  try {
    return boardViewSchema.parse(JSON.parse(String(text)));
  } catch {
    throw createBadRequest('query.view');
  }
}

export function serveCasesSheet(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const { casesSheet } = addresses;
  const limit = limits.createCallLimits({ ...casesSheet, path: casesSheet.template });
  app.get<CasesRequest>(toRoutePath(casesSheet.template), async (request, reply) => {
    const { cuid = '', session, role } = await identifyAs(request, context, 'staff');
    await limit.check(request, session);
    if (!role || !session?.crUid) throw new Refusal('forbidden');
    const { view, lang } = request.query;
    const asked = parseView(view);
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', casesSheet.type)
      .header('content-disposition', `attachment; filename="${cuid}-cases.csv"`)
      .header('cache-control', 'no-store');
    if (request.method === 'HEAD') return reply.send();
    const reader = { crUid: session.crUid, staff: true, locale, role } as const;
    return reply.send(await buildCasesCsv(context, asked, reader));
  });
}
