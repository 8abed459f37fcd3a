import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { places } from '../store/schema.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';

/** A built app whose first view says how often one was drawn. */
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
const rename = (name: string) =>
  services.store.db
    .update(places)
    .set({ lbl: { fr: name } })
    .where(eq(places.code, 'hall'));

/** What stands in the page of a code, for somebody with these cookies and this language of the browser. */
async function drawn(cookie = '', language = 'fr', url = '/q/test-hall'): Promise<string> {
  const { body } = await services.app.inject({
    url,
    headers: { cookie, accept: 'text/html', 'accept-language': language },
  });
  return /<div id="root"[^>]*>(.*?)<\/div>/.exec(body)?.[1] ?? 'nothing';
}

it('a page is drawn once for all for whom it is the same, and for each language, scheme and acceptance', async () => {
  expect(await drawn()).toBe('Hall fr-FR false 1');
  expect(await drawn()).toBe('Hall fr-FR false 1');
  expect(await drawn('pv_lang=en-US')).toBe('Hall en-US false 2');
  expect(await drawn('pv_scheme=dark')).toBe('Hall fr-FR false 3');
  expect(await drawn('pv_scheme=neither')).toBe('Hall fr-FR false 1');
  expect(await drawn(`pv_session=${'a'.repeat(43)}`)).toBe('Hall fr-FR true 4');
  expect(await drawn(`pv_session=${'b'.repeat(43)}`)).toBe('Hall fr-FR true 4');
  // A browser of another language is offered it.
  expect(await drawn('', 'en')).toBe('Hall fr-FR false 5');
  expect(await drawn()).toBe('Hall fr-FR false 1');
});

it('what its questions are asked on, and a code out of use, have no first view', async () => {
  expect(await drawn('', 'fr', '/q/test-hall/report/bins')).not.toContain('Hall fr-FR');
  expect(await drawn('', 'fr', '/q/test-old')).not.toContain('fr-FR');
});

it('a change of what it shows is drawn at the next scan', async () => {
  const before = await drawn();
  await rename('Hôtel de ville');
  expect(await drawn()).toBe('Hôtel de ville fr-FR false 6');
  expect(before).toBe('Hall fr-FR false 1');
});

it('what could not be drawn once is told, opens all the same, and is drawn at the next scan', async () => {
  await rename('Remise');
  expect(await drawn()).not.toContain('fr-FR');
  expect(String(services.failures.splice(0))).toContain('A first view could not be drawn.');
  expect(await drawn()).toBe('Remise fr-FR false 7');
  expect(await drawn()).toBe('Remise fr-FR false 7');
});

it('the service worker asks this site and runs nothing else, and is looked at anew each time', async () => {
  const { statusCode, headers } = await services.app.inject({ url: '/service-worker.js' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.etag).toBeDefined();
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});
