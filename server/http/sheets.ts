import { Readable } from 'node:stream';
import { type Address, addresses } from '@parvis/api/addresses';
import { boardViewSchema } from '@parvis/api/calls/board';
import { codeSchema, idSchema } from '@parvis/api/entities/basics';
import { figurePeriods } from '@parvis/api/entities/customerFigures';
import { deskAskSchema } from '@parvis/api/entities/deskFigures';
import { trailKinds } from '@parvis/api/entities/trail';
import type { LimitName } from '@parvis/api/limits';
import { type Locale, preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { streamAuditCsv } from '../modules/audit/service.ts';
import { buildCasesCsv } from '../modules/cases/service.ts';
import type { AppContext } from '../modules/context/appContext.ts';
import { buildGatheringCsv, findGathering } from '../modules/gatherings/service.ts';
import { buildPollCsv, findPoll } from '../modules/polls/service.ts';
import { buildDeskCsv, buildFiguresCsv } from '../modules/statistics/service.ts';
import { createBadRequest, Refusal } from '../platform/lib/refusal.ts';
import { type IdentifiedCaller, identifyAs } from './identify.ts';
import type { Limits } from './limits.ts';
import { toRoutePath } from './registerCalls.ts';

interface SheetRequest {
  readonly context: AppContext;
  readonly cuid: string;
  readonly caller: IdentifiedCaller;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly locale: Locale;
}

interface Sheet {
  /** File name without customer and extension. */
  readonly name: string;
  /** Not called for HEAD. */
  readonly build: () => Promise<string> | Readable;
}

interface SheetRoute {
  readonly address: Address & { readonly limit: LimitName };
  /** @throws Refusal badRequest, forbidden */
  readonly prepare: (request: SheetRequest) => Sheet | Promise<Sheet>;
}

/** @throws Refusal badRequest with a path below `place` */
function parseQuery<T>(schema: z.ZodMiniType<T>, value: unknown, place: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw createBadRequest([place, ...(parsed.error.issues[0]?.path ?? [])].join('.'));
  return parsed.data;
}

function parseView(text: string | string[] = '{}') {
  try {
    return boardViewSchema.parse(JSON.parse(String(text)));
  } catch {
    throw createBadRequest('query.view');
  }
}

function requireRole({ session, role }: IdentifiedCaller) {
  if (!role || !session?.crUid) throw new Refusal('forbidden');
  return { crUid: session.crUid, role };
}

const trailQuerySchema = z.object({
  kind: z.optional(z.enum(trailKinds)),
  person: z.optional(idSchema),
});
const figuresQuerySchema = z.object({ by: z._default(z.enum(figurePeriods), 'month') });

const sheets: readonly SheetRoute[] = [
  {
    address: addresses.trailSheet,
    prepare({ context, cuid, query: { kind, person }, locale }) {
      const filter = parseQuery(trailQuerySchema, { kind, person }, 'query');
      return {
        name: 'trail',
        build: () => Readable.from(streamAuditCsv(context.db, { cuid, ...filter }, locale)),
      };
    },
  },
  {
    address: addresses.pollSheet,
    async prepare({ context, cuid, params, locale }) {
      const code = parseQuery(codeSchema, params.code, 'params.code');
      const poll = await findPoll(context.db, cuid, code);
      return { name: code, build: () => Readable.from(buildPollCsv(context.db, poll, locale)) };
    },
  },
  {
    address: addresses.gatheringSheet,
    async prepare({ context, cuid, params, locale }) {
      const gthrId = parseQuery(idSchema, params.gthrId, 'params.gthrId');
      await findGathering(context.db, { gthrId, cuid }, { crUid: null, staff: true });
      return {
        name: gthrId.slice(0, 8),
        build: () => Readable.from(buildGatheringCsv(context.db, gthrId, locale)),
      };
    },
  },
  {
    address: addresses.figuresSheet,
    prepare({ context, cuid, query, locale }) {
      const { by } = parseQuery(figuresQuerySchema, { by: query.by }, 'query');
      return { name: 'figures', build: () => buildFiguresCsv(context, { cuid, by, locale }) };
    },
  },
  {
    address: addresses.deskSheet,
    prepare({ context, caller, query: { lang: _, ...query }, locale }) {
      const { role } = requireRole(caller);
      const ask = parseQuery(deskAskSchema, query, 'query');
      return { name: 'desk-figures', build: () => buildDeskCsv(context, ask, { role, locale }) };
    },
  },
  {
    address: addresses.casesSheet,
    prepare({ context, caller, query, locale }) {
      const reader = { ...requireRole(caller), staff: true, locale } as const;
      const view = parseView(query.view);
      return { name: 'cases', build: () => buildCasesCsv(context, view, reader) };
    },
  },
];

interface SheetTypes {
  Params: Record<string, string | undefined>;
  Querystring: Record<string, string | string[] | undefined>;
}

export function serveSheets(app: FastifyInstance, context: AppContext, limits: Limits): void {
  for (const { address, prepare } of sheets) {
    const limit = limits.createCallLimits({ ...address, path: address.template });
    app.get<SheetTypes>(toRoutePath(address.template), async (request, reply) => {
      const caller = await identifyAs(request, context, address.who);
      await limit.check(request, caller.session);
      const { params, query } = request;
      const { cuid = '' } = caller;
      const { lang } = query;
      const locale = preferredLocale(typeof lang === 'string' ? lang : request.headers['accept-language']);
      const { name, build } = await prepare({ context, cuid, caller, params, query, locale });
      void reply
        .header('content-type', address.type)
        .header('content-disposition', `attachment; filename="${cuid}-${name}.csv"`)
        .header('cache-control', 'no-store');
      return reply.send(request.method === 'HEAD' ? undefined : await build());
    });
  }
}
