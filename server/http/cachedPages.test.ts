import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { customers, places } from '../platform/db/schema.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';

/** A built app with a first view that counts its renderings. */
const folder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><html lang="fr-FR"><head><!--boot--></head><body><div id="root"></div></body></html>',
);
mkdirSync(join(folder, '.firstView'));
writeFileSync(
  join(folder, '.firstView', 'render.js'),
  `let drawn = 0;
   let tried = 0;
   export const render = async ({ boot, accepted }) => {
     if (boot.scan.place.lbl === 'Remise' && tried++ === 0) throw new Error('too narrow');
     drawn += 1;
     return { html: [boot.scan.place.lbl, boot.language, accepted, drawn].join(' ') };
   };`,
);
writeFileSync(join(folder, 'service-worker.js'), 'self;');
const services = await openTestServices((await createTestDatabase()).url, { appFolder: folder });
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true });
  expect(services.failures).toEqual([]);
});
const { db } = services.store;
const { customers: directory } = services.services;
/** Changes the database like another server, and lets the one-second cache expire. */
async function become(changed: Promise<unknown>): Promise<void> {
  await changed;
  directory.invalidate();
}
const rename = (name: string) =>
  become(
    db
      .update(places)
      .set({ lbl: { fr: name } })
      .where(eq(places.code, 'hall')),
  );

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = '/q/test-hall') =>
  services.app.inject({
    method,
    url,
    headers: { accept: 'text/html', 'accept-language': 'fr', ...headers },
  });
const viewIn = (body: string) => /<div id="root"[^>]*>(.*?)<\/div>/.exec(body)?.[1] ?? 'nothing';

/** Returns the first view for cookies and language. */
const drawn = async (cookie = '', language = 'fr', url = '/q/test-hall'): Promise<string> =>
  viewIn((await ask({ cookie, 'accept-language': language }, 'GET', url)).body);

it('renders a page once per language, scheme and consent', async () => {
  expect(await drawn()).toBe('Hall fr-FR false 1');
  expect(await drawn()).toBe('Hall fr-FR false 1');
  expect(await drawn('pv_lang=en-US')).toBe('Hall en-US false 2');
  expect(await drawn('pv_scheme=dark')).toBe('Hall fr-FR false 3');
  expect(await drawn('pv_scheme=neither')).toBe('Hall fr-FR false 1');
  expect(await drawn(`pv_session=${'a'.repeat(43)}`)).toBe('Hall fr-FR true 4');
  expect(await drawn(`pv_session=${'b'.repeat(43)}`)).toBe('Hall fr-FR true 4');
  // Offers the browser's language.
  expect(await drawn('', 'en')).toBe('Hall fr-FR false 5');
  expect(await drawn()).toBe('Hall fr-FR false 1');
});
it('renders changes at the next scan', async () => {
  const before = await drawn();
  await rename('Hôtel de ville');
  expect(await drawn()).toBe('Hôtel de ville fr-FR false 6');
  expect(before).toBe('Hall fr-FR false 1');
});

it('reports a failed rendering, serves the page without it, and retries at the next scan', async () => {
  await rename('Remise');
  expect(await drawn()).not.toContain('fr-FR');
  expect(String(services.failures.splice(0))).toContain('A first view could not be drawn.');
  expect(await drawn()).toBe('Remise fr-FR false 7');
  expect(await drawn()).toBe('Remise fr-FR false 7');
});

it('responds 304 until the page changes', async () => {
  const first = await ask({ 'accept-encoding': 'br' });
  const { etag = '', ...headers } = first.headers;
  const again = (more: Record<string, string> = {}) =>
    ask({ 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}`, ...more });
  const same = await again();
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  for (const name of ['vary', 'cache-control', 'content-security-policy', 'x-frame-options'])
    expect([name, same.headers[name]]).toEqual([name, headers[name]]);
  expect(headers.vary).toBe('cookie, accept-language, accept-encoding');
  for (const more of [
    { cookie: `pv_session=${'a'.repeat(43)}` },
    { cookie: 'pv_lang=en-US' },
    { cookie: 'pv_scheme=dark' },
    { 'accept-language': 'en' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
  ])
    expect([more, (await again(more)).statusCode]).toEqual([more, 200]);
  const turn = (cstmrType: 'town' | 'venue') =>
    become(db.update(customers).set({ cstmrType }).where(eq(customers.cuid, 'testville')));
  await turn('venue');
  expect((await again()).statusCode).toBe(200);
  await turn('town');
  expect((await again()).statusCode).toBe(304);
});

it('ignores ranges, and answers HEAD like GET', async () => {
  const headers = { 'accept-encoding': 'br' };
  const whole = await ask(headers);
  const part = await ask({ ...headers, range: 'bytes=0-9' });
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload)]).toEqual([200, true]);
  expect(part.headers['content-range']).toBeUndefined();
  const head = await ask(headers, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const lasting = ({ date: _, 'x-request-id': __, ...rest }: typeof head.headers) => rest;
  expect(lasting(head.headers)).toEqual(lasting(whole.headers));
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
});
it('restricts the service worker to this site, without caching', async () => {
  const { statusCode, headers } = await services.app.inject({ url: '/service-worker.js' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});
