import { Readable } from 'node:stream';
import { addresses } from '@parvis/api/addresses';
import { codeSchema } from '@parvis/api/entities/basics';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { buildPollCsv, findPoll } from '../modules/polls/service.ts';
import { createBadRequest } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface PollSheetRequest {
  Params: { cuid: string; code: string };
  Querystring: { lang?: string | string[] };
}

export function servePollSheet(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const { pollSheet } = addresses;
  const limit = limits.createCallLimits({ ...pollSheet, path: pollSheet.template });
  app.get<PollSheetRequest>(toRoutePath(pollSheet.template), async (request, reply) => {
    const { cuid = '', session } = await identifyAs(request, context, 'manager');
    await limit.check(request, session);
    const { code } = request.params;
    if (!codeSchema.safeParse(code).success) throw createBadRequest('params.code');
    const poll = await findPoll(context.db, cuid, code);
    const { lang } = request.query;
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', pollSheet.type)
      .header('content-disposition', `attachment; filename="${cuid}-${code}.csv"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    return reply.send(isRead ? Readable.from(buildPollCsv(context.db, poll, locale)) : undefined);
  });
}
