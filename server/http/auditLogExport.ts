import { Readable } from 'node:stream';
import { addresses } from '@parvis/api/addresses';
import { idSchema } from '@parvis/api/entities/basics';
import { type TrailKind, trailKinds } from '@parvis/api/entities/trail';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import { streamAuditCsv } from '../modules/audit/service.ts';
import type { AppContext } from '../modules/context/appContext.ts';
import { createBadRequest } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface AuditLogRequest {
  Params: { cuid: string };
  Querystring: { kind?: string | string[]; person?: string | string[]; lang?: string | string[] };
}

const isKind = (kind: unknown): kind is TrailKind => trailKinds.some((one) => one === kind);
const isId = (value: unknown): value is string => idSchema.safeParse(value).success;

export function serveAuditLogExport(app: FastifyInstance, context: AppContext, limits: Limits): void {
  const limit = limits.createCallLimits({ ...addresses.trailSheet, path: addresses.trailSheet.template });
  app.get<AuditLogRequest>(toRoutePath(addresses.trailSheet.template), async (request, reply) => {
    const { cuid = '', session } = await identifyAs(request, context, 'admin');
    await limit.check(request, session);
    const { kind, person, lang } = request.query;
    if (kind !== undefined && !isKind(kind)) throw createBadRequest('query.kind');
    if (person !== undefined && !isId(person)) throw createBadRequest('query.person');
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', addresses.trailSheet.type)
      .header('content-disposition', `attachment; filename="${cuid}-trail.csv"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    return reply.send(
      isRead ? Readable.from(streamAuditCsv(context.db, { cuid, kind, person }, locale)) : undefined,
    );
  });
}
