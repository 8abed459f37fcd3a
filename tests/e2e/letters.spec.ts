import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { type FileHost, LETTERS_NAME, lettersFile, openFileHost } from './fileHost.ts';
import { test as base } from './studioTest.ts';
import { all, expect, phone } from './test.ts';
import { french } from './words.ts';

const { t } = french;
const PATH = '/town.woff2';
/** Its certificate is the test's own. */
const trusting = { ...phone, ignoreHTTPSErrors: true };
const trustingDesk = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true };

const test = base.extend<{ host: FileHost; elsewhere: FileHost }>({
  host: async ({ browserName: _ }, use) => {
    const host = await openFileHost({ [PATH]: lettersFile });
    await use(host);
    host.close();
  },
  /** A site that has no letters, and says at which other one they are. */
  elsewhere: async ({ host }, use) => {
    const other = await openFileHost({ [PATH]: { to: host.address + PATH } });
    await use(other);
    other.close();
  },
});

const shapeOf = (fontFile: string) => encodeURIComponent(JSON.stringify({ font: 'serif', fontFile }));

/** The letters that a browser really draws a text with. */
async function drawnWith(text: Locator): Promise<readonly string[]> {
  const page = text.page();
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const mark = `letters-${Math.random()}`;
  await text.evaluate((element, name) => element.setAttribute('data-drawn', name), mark);
  const { root } = await client.send('DOM.getDocument', { depth: -1, pierce: true });
  const { searchId, resultCount } = await client.send('DOM.performSearch', {
    query: `[data-drawn="${mark}"]`,
    includeUserAgentShadowDOM: false,
  });
  expect(root && resultCount).toBeGreaterThan(0);
  const { nodeIds } = await client.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ', from a file' : ''}`);
}
const OWN = new RegExp(`${LETTERS_NAME.source}.*from a file`);

test('a sample is drawn in the letters of a file, and says nothing but where to go on', async ({
  people,
  product,
  host,
}) => {
  const page = await (await people.context(trusting)).newPage();
  for (const number of [1, 2]) {
    await page.goto(
      `${product.address}/samples/${number}/?appColors=_&appShape=${shapeOf(host.address + PATH)}`,
    );
    const header = page.getByRole('banner').getByText('Belleroche').first();
    await expect.poll(() => drawnWith(header)).toEqual([expect.stringMatching(OWN)]);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('sample.studio') })).toBeVisible();
  }
});

if (all)
  test('the pages of a customer are drawn in the letters of its file under the policy of the server', async ({
    people,
    launch,
    host,
    elsewhere,
    browser,
  }, testInfo) => {
    const folder = testInfo.outputPath('customers');
    const town = (cuid: string, fontFile: string) => {
      mkdirSync(join(folder, cuid), { recursive: true });
      const file = {
        cuid,
        cstmrType: 'town',
        cstmrLbl: { fr: `Ville de ${cuid}`, en: `Town of ${cuid}` },
        appShape: { fontFile },
        emergency: [{ number: '112', lbl: { fr: 'Urgences', en: 'Emergencies' } }],
        retentionDays: 7,
        menu: [{ code: 'street', type: 'reportEnd', icon: 'wrench', lbl: { fr: 'Voirie', en: 'Street' } }],
        places: [{ code: 'hall', lbl: { fr: 'Mairie', en: 'Town hall' }, qr: [{ qrid: `${cuid}-hall` }] }],
        staff: [],
      };
      writeFileSync(join(folder, cuid, 'customer.json'), JSON.stringify(file));
    };
    town('lettres', host.address + PATH);
    town('ailleurs', elsewhere.address + PATH);
    const product = await launch({ customers: folder });
    // Nothing breaks the policy here: every scenario looks.
    const page = await (await people.context(trusting)).newPage();
    await page.goto(`${product.address}/q/lettres-hall`);
    await expect
      .poll(() => drawnWith(page.getByText('Ville de lettres').first()))
      .toEqual([expect.stringMatching(OWN)]);

    // Of another site than that of the address they are refused by the policy, as samples and studio tell.
    const other = await browser.newPage(trusting);
    const refused = other.waitForEvent('console', (message) => /font-src/.test(message.text()));
    await other.goto(`${product.address}/q/ailleurs-hall`);
    await refused;
    const drawn = await drawnWith(other.getByText('Ville de ailleurs').first());
    expect(drawn).not.toEqual([expect.stringMatching(OWN)]);
    await other.close();
  });

if (all)
  test('letters that another site sends are shown nowhere, and the studio says so at their field', async ({
    people,
    product,
    elsewhere,
    studio,
  }) => {
    const address = elsewhere.address + PATH;
    const page = await (await people.context(trusting)).newPage();
    await page.goto(`${product.address}/samples/1/?appColors=_&appShape=${shapeOf(address)}`);
    const notice = page.getByRole('complementary', { name: t('sample.notice') });
    await notice.locator('summary').first().click();
    await expect(notice).toContainText(t('colour.letters.elsewhere', { address }));
    const header = page.getByRole('banner').getByText('Belleroche').first();
    expect(await drawnWith(header)).not.toEqual([expect.stringMatching(OWN)]);
    await page.goto(`${product.address}/samples/set/?appColors=_&appShape=${shapeOf(address)}`);
    await notice.locator('summary').first().click();
    await expect(notice).toContainText(t('colour.letters.elsewhere', { address }));

    const made = await studio(french, trustingDesk);
    await made.goTo('logos');
    const field = made.page.getByRole('textbox', { name: t('studio.shape.fontFile') });
    await field.fill(address);
    await field.press('Enter');
    await expect(
      made.page.getByText(t('colour.letters.elsewhere', { address: new URL(address).host })).first(),
    ).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

if (all)
  test('the studio draws letters in its frames, and says so at the field', async ({ studio, host }) => {
    const made = await studio(french, trustingDesk);
    const { page } = made;
    await made.goTo('logos');
    await page.getByRole('combobox', { name: t('studio.shape.font') }).click();
    await page.getByRole('option', { name: t('studio.shape.font.serif') }).click();
    const field = page.getByRole('textbox', { name: t('studio.shape.fontFile') });
    await field.fill(host.address + PATH);
    await field.press('Enter');
    await expect(page.getByText(t('studio.shape.fontFile.shown')).first()).toBeVisible();
    const header = made.sample('menu', 'dark').getByRole('banner').getByText('Belleroche').first();
    await expect(header).toHaveCSS('font-family', /^"?pv-own-/);
  });
