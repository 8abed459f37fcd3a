import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { afterAll, expect, it } from 'vitest';
import { indexSites } from '../modules/customers/sites.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';
import { testTown } from '../testing/town.ts';
import { isOwnHost } from './installable.ts';

const SIGNED = Array.from({ length: 32 }, () => 'AB').join(':');
const services = await openTestServices((await createTestDatabase()).url, {
  config: { androidApps: [{ name: 'fr.example.town', prints: [SIGNED] }] },
});
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const { cuid } = testTown;
const get = (url: string, headers: Record<string, string> = {}) => services.app.inject({ url, headers });
const manifestOf = (of: string): string => fill(addresses.appManifest.template, { cuid: of });
const iconOf = (file: string): string => fill(addresses.appIcon.template, { cuid, file });

it('serves a manifest per language, with an ETag', async () => {
  const answer = await get(`${manifestOf(cuid)}?lang=en-US`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({ name: 'Town of Test', lang: 'en-US', id: `/app/${cuid}/` });
  const tag = String(answer.headers.etag);
  const again = await get(`${manifestOf(cuid)}?lang=en-US`, { 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await get(`${manifestOf(cuid)}?lang=fr-FR`, { 'if-none-match': tag });
  expect(other.statusCode).toBe(200);
  const browser = await get(`${manifestOf(cuid)}?lang=nonsense`, { 'accept-language': 'en' });
  expect(browser.json()).toMatchObject({ lang: 'en-US' });
});

it('serves all icons of the manifest, cacheable for ever', async () => {
  const { icons } = (await get(manifestOf(cuid))).json<{ icons: { src: string }[] }>();
  for (const { src } of icons) {
    const answer = await get(src);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
  const apple = await get(iconOf('apple-180.png'));
  expect([apple.statusCode, apple.headers['cache-control']]).toEqual([200, 'no-cache']);
  const again = await get(iconOf('apple-180.png'), { 'if-none-match': String(apple.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it('serves the asset links of the configured Android app', async () => {
  const answer = await get('/.well-known/assetlinks.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject([
    { target: { package_name: 'fr.example.town', sha256_cert_fingerprints: [SIGNED] } },
  ]);
});

it('detects a customer’s own host', () => {
  const settings = {
    origins: [],
    publicUrl: undefined,
    customerSites: { town: ['https://town.example:8443'] },
  };
  const sites = indexSites(settings, [{ cuid: 'town', site: null }]);
  const hosts = ['town.example:8443', 'TOWN.example:8443', 'town.example', 'parvis.example', undefined];
  expect(hosts.map((host) => isOwnHost(sites, host, 'town'))).toEqual([true, true, false, false, false]);
  expect(isOwnHost(sites, 'town.example:8443', 'hall')).toBe(false);
});
