import { addresses } from '@parvis/api/addresses';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import { findGatheringPage } from '../modules/gatherings/service.ts';
import { findLink } from '../modules/links/service.ts';
import { createPictureCache, qrTypes, threads } from '../modules/media/service.ts';
import type { Config } from '../platform/config/config.ts';
import { getListeningOrigin } from '../platform/config/ownAddress.ts';
import { assets, qrCodes } from '../platform/db/schema.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { toRoutePath } from './registerCalls.ts';
import { getPort, getRequestedOrigin, isOwnAddress } from './siteOrigin.ts';

function getPrintedOrigin(request: FastifyRequest, config: Config): string {
  const url = new URL(getRequestedOrigin(request, config));
  if (url.origin === config.publicUrl || config.origins.includes(url.origin)) return url.origin;
  const port = getPort(request, config);
  return isOwnAddress(url.origin, config) &&
    Number(url.port || (url.protocol === 'https:' ? 443 : 80)) === port
    ? url.origin
    : getListeningOrigin(config, port);
}

/** SVG must not run scripts. */
export const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Cacheable forever, by content hash. @throws Refusal notFound */
async function sendAsset({ db }: AppContext, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const [asset] = /^[\w-]{1,64}$/.test(id) ? await db.select().from(assets).where(eq(assets.id, id)) : [];
  if (!asset) throw new Refusal('notFound');
  return (
    reply
      .header('content-type', asset.type)
      .header('content-security-policy', IMAGE_POLICY)
      // For other hosts of the site.
      .header('cross-origin-resource-policy', 'same-site')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(asset.bytes)
  );
}

export function serveImages(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string } }>(toRoutePath(addresses.logo.template), ({ params }, reply) =>
    sendAsset(context, params.id, reply),
  );
  for (const { template } of [addresses.groupLogo, addresses.groupIcon])
    app.get<{ Params: { cuid: string; id: string } }>(toRoutePath(template), async ({ params }, reply) => {
      const { services, groups } = await context.customers.get(params.cuid);
      if (![...services, ...groups].some(({ logoId }) => logoId === params.id)) throw new Refusal('notFound');
      return sendAsset(context, params.id, reply);
    });
}

/** The most expensive anonymous request. */
const DRAWING_LIMITS = { concurrency: 2, maxWaiting: 100, cacheSize: 1000 } as const;

/** @throws Refusal unknownQr */
async function findDrawnAddress({ db }: AppContext, id: string): Promise<{ cuid: string; path: string }> {
  if (!/^[\w.-]+$/.test(id)) throw new Refusal('unknownQr');
  const [code] = await db.select({ cuid: qrCodes.cuid }).from(qrCodes).where(eq(qrCodes.qrid, id));
  if (code) return { cuid: code.cuid, path: `/q/${encodeURIComponent(id)}` };
  const gathering = await findGatheringPage(db, id);
  if (gathering) return gathering;
  const { link } = await findLink(db, id).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('unknownQr') : error;
  });
  return { cuid: link.cuid, path: `/m/c/${id}` };
}

/** `{qrid}.svg` and `{qrid}.png`; includes gatherings and connect links. */
export function serveQrImages(app: FastifyInstance, context: AppContext): void {
  const draw = createPictureCache(DRAWING_LIMITS);
  app.get<{ Params: { file: string } }>(toRoutePath(addresses.qrPicture.template), async (request, reply) => {
    const [, qrid, kind] = /^(.{1,64})\.(svg|png)$/.exec(request.params.file) ?? [];
    if (qrid === undefined || (kind !== 'svg' && kind !== 'png')) throw new Refusal('notFound');
    const { cuid, path } = await findDrawnAddress(context, qrid);
    const site = (await context.customers.getSites()).findSite(cuid);
    const origin = site?.www ?? getPrintedOrigin(request, context.config);
    const address = `${origin}${path}`;
    const picture = await draw(`${kind} ${address}`, async () =>
      Buffer.from(await threads.run('drawQr', { kind, address })),
    );
    return reply.header('content-type', qrTypes[kind]).header('cache-control', 'no-cache').send(picture);
  });
}
