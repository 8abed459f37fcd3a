import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { SMALL_TOWN } from '../../../server/testing/smallTown.ts';
import { expect, phone, test } from '../test.ts';

/** A font that no device has installed under this name. */
const FONT = join(
  import.meta.dirname,
  '../../../node_modules/storybook/assets/browser/nunito-sans-regular.woff2',
);
const ADDRESS = 'https://fonts.example/town.woff2';

/** Serves the font from another site with CORS headers. */
const servesFont = (page: Page) =>
  page.route(ADDRESS, (route) =>
    route.fulfill({
      body: readFileSync(FONT),
      contentType: 'font/woff2',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

async function fontsOf(text: Locator): Promise<readonly string[]> {
  const client = await text.page().context().newCDPSession(text.page());
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const mark = `font-${Math.random()}`;
  await text.evaluate((element, name) => element.setAttribute('data-drawn', name), mark);
  await client.send('DOM.getDocument', { depth: -1, pierce: true });
  const { searchId } = await client.send('DOM.performSearch', { query: `[data-drawn="${mark}"]` });
  const { nodeIds } = await client.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ', from a file' : ''}`);
}
const OWN = [expect.stringMatching(/Nunito Sans.*from a file/)];

test('draws a sample in the font of a file', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  await servesFont(page);
  const shape = encodeURIComponent(JSON.stringify({ font: 'serif', fontFile: ADDRESS }));
  await page.goto(`${product.address}/samples/1/?appColors=_&appShape=${shape}`);
  await expect.poll(() => fontsOf(page.getByRole('banner').getByText('Belleroche').first())).toEqual(OWN);
});

test('draws a customer’s pages in its file’s font under the server’s policy', async ({
  people,
  launch,
}, testInfo) => {
  const folder = testInfo.outputPath('customers');
  mkdirSync(join(folder, 'town'), { recursive: true });
  const { logo: _, ...town } = JSON.parse(SMALL_TOWN);
  const file = { ...town, appShape: { fontFile: ADDRESS } };
  writeFileSync(join(folder, 'town', 'customer.json'), JSON.stringify(file));
  const product = await launch({ customers: folder, env: { FONT_HOSTS: new URL(ADDRESS).origin } });
  const page = await (await people.context(phone)).newPage();
  await servesFont(page);
  await page.goto(`${product.address}/q/se-1`);
  await expect.poll(() => fontsOf(page.getByText('Ville de Saint-Elme').first())).toEqual(OWN);
});
