import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootSchema } from '@parvis/api/entities/customer';
import { knownSitesSchema, ownedSchema } from '@parvis/api/entities/owner';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storeCustomer } from '../../server/modules/provisioning/load/storeCustomer.ts';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { sendRequest } from '../../server/testing/sendRequest.ts';
import { openTestServices } from '../../server/testing/testServices.ts';
import { otherTown, testTown } from '../../server/testing/town.ts';

const HOME = 'parvis.example';
const TOWN = 'signaler.testville.example:8443';
const appFolder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
mkdirSync(join(appFolder, 'assets'));
writeFileSync(
  join(appFolder, 'index.html'),
  '<!doctype html><html lang="fr-FR"><head><!--boot--></head><body><div id="root"></div></body></html>',
);

const services = await openTestServices((await createTestDatabase()).url, {
  appFolder,
  config: { publicUrl: `https://${HOME}`, origins: ['https://info.parvis.example'] },
});
const port = Number(new URL(await services.listen()).port);
/** Own host; pages found elsewhere are kept or not. */
async function townAt(keep: 'page' | 'nothing'): Promise<void> {
  const site = { www: `https://${TOWN}`, origins: ['https://www.testville.example'], keep };
  await storeCustomer(services.store.db, { file: { ...testTown, site }, pictures: {} });
  services.services.customers.invalidate();
}
await townAt('page');
await storeCustomer(services.store.db, { file: otherTown, pictures: {} });
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

async function pageAt(host: string, path: string) {
  const answer = await sendRequest(port, host, { path, headers: { accept: 'text/html' } });
  const [, text = '{}'] =
    /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(answer.text) ?? [];
  const block: unknown = JSON.parse(text);
  const boot = {
    ...z.parse(bootSchema, block),
    ...z.parse(ownedSchema, block),
    ...z.parse(knownSitesSchema, block),
  };
  const policy = String(answer.headers['content-security-policy']);
  return { ...answer, boot, policy };
}
const forwardAt = async (host: string, path: string) => (await pageAt(host, path)).boot.forward;

describe('a page requested at another host', () => {
  it('names its owner without its data, and links on without scripts', async () => {
    const { boot, text, status } = await pageAt(HOME, '/q/test-hall?from="><script>alert(1)</script>');
    expect([status, boot.scan, boot.owner?.cuid]).toEqual([200, undefined, 'testville']);
    const href = `https://${TOWN}/q/test-hall?from=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;`;
    expect(text).toContain(`<a href="${href}">`);
  });
  it('cannot be turned into an open redirect', async () => {
    for (const path of [
      '//evil.example/q/test-hall',
      '/q/test-hall?to=https://evil.example',
      '/\\evil.example',
    ])
      for (const host of [HOME, 'nowhere.parvis.example', 'evil.example', TOWN])
        expect(['', HOME, TOWN]).toContain(
          ((await forwardAt(host, path)) ?? { to: '' }).to.replace('https://', ''),
        );
  });
});

it('only the redirect page reads which hosts are of this installation', async () => {
  const { boot } = await pageAt(HOME, '/redirect?to=https://evil.example/');
  expect([...(boot.sites ?? [])].sort()).toEqual(
    [
      'https://info.parvis.example',
      `https://${HOME}`,
      `https://${TOWN}`,
      'https://www.testville.example',
    ].sort(),
  );
  expect((await pageAt(HOME, '/m/home')).boot.sites).toBeUndefined();
});

describe('content security policy of a page', () => {
  const sources = (policy: string, name: string) =>
    policy.split('; ').find((directive) => directive.startsWith(`${name} `));

  it.each([
    [HOME, ` https://info.parvis.example https://${TOWN} https://www.testville.example`],
    ['info.parvis.example', ` https://${TOWN} https://www.testville.example`],
    [TOWN, ' https://info.parvis.example https://www.testville.example'],
  ])('at %s allows the other hosts for calls, pictures and videos only', async (host, others) => {
    const { policy } = await pageAt(host, '/staff');
    expect(sources(policy, 'connect-src')).toBe(`connect-src 'self'${others}`);
    expect(sources(policy, 'img-src')).toBe(`img-src 'self' data: blob:${others}`);
    expect(sources(policy, 'media-src')).toBe(`media-src 'self' blob:${others}`);
    for (const name of ['default-src', 'script-src', 'form-action', 'frame-src'])
      expect(sources(policy, name)).not.toMatch(/testville|parvis/);
  });
});
