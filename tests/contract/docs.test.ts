import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { chromium } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../server/testing/testServices.ts';
import { scenarioOptions } from '../chromium.ts';

const services = await openTestServices((await createTestDatabase()).url);
const address = await services.listen();
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

it("the viewer works in a browser under the site's policy without third parties", async () => {
  const browser = await chromium.launch(scenarioOptions);
  try {
    const page = await browser.newPage();
    // May take a minute under load; the test's timeout applies.
    page.setDefaultTimeout(0);
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => asked.push(request.url()));
    // Like a press.
    const answer = await page.goto(`${address}${addresses.docs.template}#/public/public_qr_scan`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");

    await page.getByRole('heading', { name: /^Parvis/ }).waitFor();
    await page.getByRole('heading', { name: 'How this contract grows' }).waitFor();
    await page.getByText('Resolves a code and notes the scan').first().waitFor();
    await page.getByRole('heading', { name: 'Request body' }).waitFor();
    await page.getByText('unknownQr').first().waitFor();
    // Vertically only.
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    // Lines must not overlap.
    const boxes: { high: number; line: number }[] = await page.evaluate(`
      [...document.querySelectorAll('.info :is(p, li) code')].flatMap((code) =>
        [...code.getClientRects()].map(({ height }) => ({
          high: height, line: Number.parseFloat(getComputedStyle(code.parentElement).lineHeight) })))`);
    expect(boxes.length).toBeGreaterThan(20);
    expect(boxes.filter(({ high, line }) => !(high < line))).toEqual([]);
    const picture = process.env.PARVIS_PICTURES;
    if (picture) await page.screenshot({ path: join(picture, 'docs.png'), fullPage: true });

    expect(said).toEqual([]);
    const elsewhere = asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'));
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
  }
});

it("serves only the viewer's files", async () => {
  for (const file of ['swagger-ui.js', 'index.html', '..', '%2e%2e%2fpackage.json', 'constructor']) {
    const answer = await services.app.inject(addresses.docsFile.template.replace('{file}', file));
    expect([file, answer.statusCode]).toEqual([file, 404]);
  }
});

it('also answers with a trailing slash', async () => {
  const { statusCode, headers } = await services.app.inject(`${addresses.docs.template}/`);
  expect([statusCode, headers.location]).toEqual([308, addresses.docs.template]);
});
