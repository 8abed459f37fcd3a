import { addresses } from '@parvis/api/addresses';
import { localeOf, preferredLocale } from '@parvis/locales/languages';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildAppManifest, computeIconVersion, resolveIconColours } from '../modules/branding/service.ts';
import type { AppContext } from '../modules/context/appContext.ts';
import type { CustomerRow, Sites } from '../modules/customers/service.ts';
import { createPictureCache, drawIcon, isAppIconFile } from '../modules/media/service.ts';
import type { Config } from '../platform/config/config.ts';
import { assets } from '../platform/db/schema.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { hashRevision } from '../platform/lib/revision.ts';
import { toRoutePath } from './registerCalls.ts';

const ASSET_LINKS_PATH = '/.well-known/assetlinks.json';

export const buildAssetLinks = (apps: Config['androidApps']) =>
  apps.map(({ name, prints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [...prints] },
  }));

/** 404 without apps. */
function serveAssetLinks(app: FastifyInstance, { androidApps }: Pick<Config, 'androidApps'>): void {
  if (androidApps.length === 0) return;
  app.get(ASSET_LINKS_PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(buildAssetLinks(androidApps)),
  );
}

/** Six icons of a few kB per customer. */
const ICON_LIMITS = { concurrency: 1, maxWaiting: 100, cacheSize: 600 } as const;

export function isOwnHost(sites: Pick<Sites, 'findSite'>, host: string | undefined, cuid: string): boolean {
  const origins = sites.findSite(cuid)?.origins ?? [];
  return origins.some((origin) => new URL(origin).host === host?.toLowerCase());
}

/** True if the client has this version. */
function isNotModified({ headers }: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `"${version}"`;
  reply.header('etag', tag);
  return (headers['if-none-match'] ?? '').replaceAll('W/', '') === tag;
}

async function loadLogo({ db }: AppContext, { logoId }: CustomerRow): Promise<Buffer | undefined> {
  if (logoId === null) return undefined;
  const [asset] = await db.select({ bytes: assets.bytes }).from(assets).where(eq(assets.id, logoId));
  return asset?.bytes;
}

export function serveInstallable(app: FastifyInstance, context: AppContext): void {
  const draw = createPictureCache(ICON_LIMITS);
  const { customers } = context;
  serveAssetLinks(app, context.config);

  app.get<{ Params: { cuid: string }; Querystring: { lang?: unknown } }>(
    toRoutePath(addresses.appManifest.template),
    async (request, reply) => {
      const { cuid } = request.params;
      const { lang } = request.query;
      const asked = typeof lang === 'string' ? localeOf(lang) : undefined;
      const row = await customers.get(cuid);
      const manifest = JSON.stringify(
        buildAppManifest({
          row,
          locale: asked ?? preferredLocale(request.headers['accept-language']),
          own: isOwnHost(await customers.getSites(), request.host, row.cuid),
        }),
      );
      reply.header('cache-control', 'no-cache').header('vary', 'accept-language');
      if (isNotModified(request, reply, String(hashRevision(manifest)))) return reply.code(304).send();
      return reply.header('content-type', 'application/manifest+json; charset=utf-8').send(manifest);
    },
  );

  app.get<{ Params: { cuid: string; file: string }; Querystring: { v?: unknown } }>(
    toRoutePath(addresses.appIcon.template),
    async (request, reply) => {
      const { cuid, file } = request.params;
      const row = await customers.get(cuid);
      if (!isAppIconFile(file)) throw new Refusal('notFound');
      const version = computeIconVersion(row);
      const isNamed = request.query.v === version;
      reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isNotModified(request, reply, version)) return reply.code(304).send();
      const icon = await draw(`${cuid} ${version} ${file}`, async () =>
        Buffer.from(
          await drawIcon({ file, colours: resolveIconColours(row), logo: await loadLogo(context, row) }),
        ),
      );
      return reply.header('content-type', 'image/png').send(icon);
    },
  );
}
