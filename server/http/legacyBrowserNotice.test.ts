import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalAddress } from '@parvis/api/legalPages';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
writeFileSync(
  join(appFolder, 'index.html'),
  '<!doctype html><html lang="fr-FR"><head><!--boot--></head><body><div id="root"></div></body></html>',
);
const services = await openTestServices((await createTestDatabase()).url, { appFolder });
afterAll(async () => {
  await services.close();
  rmSync(appFolder, { recursive: true });
  expect(services.failures).toEqual([]);
});

/** Returns the notice for a browser's languages. */
async function opened(languages: string, chosen?: string, url = '/q/test-hall') {
  const { body, headers } = await services.app.inject({
    url,
    headers: {
      accept: 'text/html',
      'accept-language': languages,
      ...(chosen && { cookie: `pv_lang=${chosen}` }),
    },
  });
  const late = /<div class="late" id="late">.*?<\/div>/.exec(body)?.[0] ?? '';
  const scriptless = /<noscript>(<div class="late scriptless">.*?)<\/noscript>/.exec(body)?.[1] ?? '';
  return { page: /<html lang="([^"]+)"/.exec(body)?.[1], late, scriptless, vary: headers.vary };
}

const french =
  '<p>Le chargement semble avoir échoué, essayez de rafraichir? <a href="">Rafraîchir la page</a></p>';
it('without scripts shows the reason, contacts and categories, in this order', async () => {
  const { scriptless } = await opened('en');
  const said = [
    '<h1>Pour signaler, activez JavaScript</h1>',
    '<h2>Turn on JavaScript to report</h2>',
    'href="tel:112"',
    '<h2>Ce que l’on peut signaler ici</h2><ul><li>',
    `href="${legalAddress('privacy', 'testville')}"`,
  ];
  const places = said.map((one) => scriptless.indexOf(one));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(scriptless, 'nothing of it can be loaded again').not.toContain('href=""');
});

it('without scripts explains a stale code', async () => {
  const { scriptless } = await opened('fr', undefined, '/q/test-old');
  expect(scriptless).toContain('<p>Ce code n’est plus en service</p>');
  expect(scriptless).not.toContain('<h1>');
});
describe('legacy browser notice', () => {
  it.each(['fr', 'fr-CA, en;q=0.5', 'de', ''])('is in French for a browser of "%s"', async (languages) => {
    const { page, late } = await opened(languages);
    expect(page).toBe('fr-FR');
    expect(late).toContain(french);
    expect(late).not.toContain('lang="en');
  });
});
