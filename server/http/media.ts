import { addresses } from '@parvis/api/addresses';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../modules/context/services.ts';
import { createDrawer } from '../modules/media/processing/drawer.ts';
import { qrTypes } from '../modules/media/processing/qrPicture.ts';
import { threads } from '../modules/media/processing/threads.ts';
import type { Config } from '../platform/config/config.ts';
import { listeningOrigin } from '../platform/config/ownAddress.ts';
import { assets, qrCodes } from '../platform/db/schema.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { routeOf } from './register.ts';
import { askedOrigin, isOwnAddress, portOf } from './siteOrigin.ts';

function printedOrigin(request: FastifyRequest, config: Config): string {
  const url = new URL(askedOrigin(request, config));
  if (url.origin === config.publicUrl || config.origins.includes(url.origin)) return url.origin;
  const port = portOf(request, config);
  return isOwnAddress(url.origin, config) &&
    Number(url.port || (url.protocol === 'https:' ? 443 : 80)) === port
    ? url.origin
    : listeningOrigin(config, port);
}

/** CSP of images: SVG must not run scripts. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Cacheable for ever, by content hash. */
export function servePictures(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { id: string } }>(routeOf(addresses.logo.template), async (request, reply) => {
    const { id } = request.params;
    const [asset] = /^[\w-]{1,64}$/.test(id) ? await db.select().from(assets).where(eq(assets.id, id)) : [];
    if (!asset) throw new Refusal('notFound');
    return (
      reply
        .header('content-type', asset.type)
        .header('content-security-policy', PICTURE_POLICY)
        // Other hosts of the site show it, too.
        .header('cross-origin-resource-policy', 'same-site')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(asset.bytes)
    );
  });
}

/** Drawing limits: the most expensive request of an anonymous client. */
const PICTURES = { atOnce: 2, waiting: 100, kept: 1000 } as const;

/** As `{qrid}.svg` and `{qrid}.png`. */
export function serveQrPictures(app: FastifyInstance, services: Services): void {
  const draw = createDrawer(PICTURES);
  app.get<{ Params: { file: string } }>(routeOf(addresses.qrPicture.template), async (request, reply) => {
    const [, qrid, kind] = /^(.{1,64})\.(svg|png)$/.exec(request.params.file) ?? [];
    if (qrid === undefined || (kind !== 'svg' && kind !== 'png')) throw new Refusal('notFound');
    const [code] = /^[\w.-]+$/.test(qrid)
      ? await services.db.select({ cuid: qrCodes.cuid }).from(qrCodes).where(eq(qrCodes.qrid, qrid))
      : [];
    if (!code) throw new Refusal('unknownQr');
    // A printed code leads to its customer's own host.
    const site = (await services.customers.sites()).of(code.cuid);
    const origin = site?.www ?? printedOrigin(request, services.config);
    const address = `${origin}/q/${encodeURIComponent(qrid)}`;
    const picture = await draw(`${kind} ${address}`, async () =>
      Buffer.from(await threads.run('drawQr', { kind, address })),
    );
    return reply.header('content-type', qrTypes[kind]).header('cache-control', 'no-cache').send(picture);
  });
}
