import { makeBuiltFilePattern } from '../builtFile.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

test.describe('first view', () => {
  test('shows tile names when icons cannot load, until the network returns', async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    const file = makeBuiltFilePattern('../ui/icons/byName.tsx');
    await page.route(file, (route) => route.abort());
    await visitor.scan();
    await visitor.acceptTerms();
    await expect(visitor.tile('hygiene')).toBeVisible();
    await expect(visitor.tile('hygiene').locator('svg')).toHaveCount(0);
    await page.unroute(file);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await visitor.tile('hygiene').click();
    await expect(visitor.tile('toilets').locator('svg')).toBeVisible();
  });

  test('uses the language and scheme chosen on the device', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    await page.context().addCookies([
      { name: 'pv_lang', value: 'en-US', url: address },
      { name: 'pv_scheme', value: 'dark', url: address },
    ]);
    // Only the server's page shows.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${address}/q/demo-town`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    const ground = () => page.locator('main').evaluate((main) => getComputedStyle(main).color);
    const light = await ground();
    await page.evaluate(() => document.documentElement.removeAttribute('data-scheme'));
    expect(await ground()).not.toBe(light);
  });

  test('admits a visitor whose storage is full', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await visitor.scan();
    await visitor.acceptTerms();
    await visitor.beginReport('hygiene', 'bins');
    await expect(visitor.question(french.asked('bins.what'))).toBeVisible();
  });
});
