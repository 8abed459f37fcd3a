import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';

/** Where Android asks which apps of a store may open this site as their own. */
const ADDRESS = '/.well-known/assetlinks.json';

/** What Android reads: each app, with who signs it. */
export const assetLinks = (apps: Config['androidApps']) =>
  apps.map(({ name, prints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [...prints] },
  }));

/** Serves which apps of a store are this site’s. Where none is set, the address leads nowhere, as any other does. */
export function serveAssetLinks(app: FastifyInstance, { androidApps }: Pick<Config, 'androidApps'>): void {
  if (androidApps.length === 0) return;
  app.get(ADDRESS, (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(assetLinks(androidApps)),
  );
}
