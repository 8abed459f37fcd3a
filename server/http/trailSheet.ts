import { Readable } from 'node:stream';
import { addresses } from '@parvis/api/addresses';
import { idSchema } from '@parvis/api/entities/basics';
import { type TrailKind, trailKinds } from '@parvis/api/entities/trail';
import { preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import { readCsv } from '../modules/audit/readCsv.ts';
import type { Services } from '../modules/context/services.ts';
import { malformed } from '../platform/lib/refusal.ts';
import { identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { routeOf } from './register.ts';

interface Asked {
  Params: { cuid: string };
  Querystring: { kind?: string | string[]; person?: string | string[]; lang?: string | string[] };
}

const isKind = (kind: unknown): kind is TrailKind => trailKinds.some((one) => one === kind);
const isOne = (value: unknown): value is string => idSchema.safeParse(value).success;

export function serveTrailSheet(app: FastifyInstance, services: Services, limits: Limits): void {
  const limit = limits.of({ ...addresses.trailSheet, path: addresses.trailSheet.template });
  app.get<Asked>(routeOf(addresses.trailSheet.template), async (request, reply) => {
    const { cuid = '', session } = await identifyAs(request, services, 'admin');
    await limit.check(request, session);
    const { kind, person, lang } = request.query;
    if (kind !== undefined && !isKind(kind)) throw malformed('query.kind');
    if (person !== undefined && !isOne(person)) throw malformed('query.person');
    const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
    void reply
      .header('content-type', addresses.trailSheet.type)
      .header('content-disposition', `attachment; filename="${cuid}-trail.csv"`)
      .header('cache-control', 'no-store');
    const isRead = request.method !== 'HEAD';
    return reply.send(
      isRead ? Readable.from(readCsv(services.db, { cuid, kind, person }, locale)) : undefined,
    );
  });
}
