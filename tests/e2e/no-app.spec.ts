import type { Page } from 'playwright/test';
import { expect, nightly, test } from './test.ts';
import { english, french } from './words.ts';

const { t, town } = french;

/** What the first chunk is to somebody: a script that their browser cannot read, or one that never comes. */
const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'a browser that cannot read the scripts',
    (page) =>
      page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'const = no script at all;' }),
      ),
  ],
  ['a network that loses them', (page) => page.route('**/assets/*.js', (route) => route.abort())],
];

test.describe('where the app does not come, the page says whose it is and whom to call', () => {
  for (const [who, lose] of ways)
    test(`with ${who}`, nightly, async ({ people, problems }) => {
      const visitor = await people.contributor();
      const { page } = visitor;
      await lose(page);
      await page.goto(`${visitor.address}/q/demo-town`);
      const main = page.getByRole('main');
      await expect(main.getByText(town, { exact: true })).toBeVisible();
      // Not before five seconds have passed: most phones only take a moment.
      const waits = await page
        .locator('.late')
        .evaluate((late) => late.getAnimations().map(({ effect }) => effect?.getTiming().delay));
      expect(waits).toEqual([5000]);
      const late = page.getByRole('complementary');
      await expect(late.getByText(t('load.slow'))).toBeVisible();
      await expect(late.getByRole('link', { name: t('error.reload') })).toHaveAttribute('href', '');
      await expect(late.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
      await expect(late.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      // Nothing that was drawn stays under it.
      await main.getByRole('button', { name: t('gate.decline'), exact: true }).click({ trial: true });
      // That the script could not be read is what this is about.
      problems.length = 0;
      await page.unrouteAll();
      await late.getByRole('link', { name: t('error.reload') }).click();
      await expect(visitor.gate).toBeVisible();
      await expect(late, 'goes as the app comes').toHaveCount(0);
    });

  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ])
    test(
      `every number of an emergency is read without scrolling, ${width} × ${height}`,
      nightly,
      async ({ people }) => {
        for (const words of [french, english]) {
          const options = { viewport: { width, height } };
          const { page, address } = await people.contributor({ words, options });
          await page.route('**/assets/*.js', (route) => route.abort());
          for (const path of ['/q/demo-town', '/m/case/belleroche/AAAAAAAAAAAAAAAAAAAAAAAA']) {
            await page.goto(address + path);
            for (const number of ['15', '17', '18', '112', '114'])
              await expect(page.getByRole('link', { name: new RegExp(`^${number} `) })).toBeInViewport({
                ratio: 1,
              });
          }
        }
      },
    );

  test(
    'a page of a case names its customer, a page of nobody the number of all emergencies',
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor();
      const { page, address } = visitor;
      await page.route('**/assets/*.js', (route) => route.abort());
      const main = page.getByRole('main');
      await page.goto(`${address}/m/case/belleroche/AAAAAAAAAAAAAAAAAAAAAAAA`);
      await expect(main.getByText(town, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: /^15 / })).toBeVisible();
      await page.goto(`${address}/m/home`);
      await expect(main.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
    },
  );
});
