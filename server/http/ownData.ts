import { addresses } from '@parvis/api/addresses';
import { localeOf, preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { streamArchive } from '../modules/privacy/service.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { checkCaller } from './guard.ts';
import { identifyCaller } from './identify.ts';

const FILE_NAME = 'parvis.zip';

export function serveOwnData(app: FastifyInstance, context: AppContext): void {
  app.get(addresses.ownData.template, async (request, reply) => {
    const caller = await identifyCaller(request, context);
    await checkCaller(context, 'identity', caller);
    const { session } = caller;
    if (!session?.crUid) throw new Refusal('unauthenticated');
    const locale = localeOf(request.cookies.pv_lang) ?? preferredLocale(request.headers['accept-language']);
    reply
      .header('content-type', addresses.ownData.type)
      .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
      .header('cache-control', 'no-store');
    if (request.method === 'HEAD') return reply.send();
    return reply.send(await streamArchive(context, { crUid: session.crUid, staff: false, locale }));
  });
}
