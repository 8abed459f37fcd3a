import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

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
    test(`with ${who}`, async ({ people, problems }) => {
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
});
