import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t, town } = french;

/** Ways the first script fails: unparsable, or never loaded. */
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

test.describe('shows the owner and whom to call when the app does not load', () => {
  for (const [who, lose] of ways)
    test(`with ${who}`, async ({ people, problems }) => {
      const visitor = await people.contributor();
      const { page } = visitor;
      await lose(page);
      await page.goto(`${visitor.address}/q/demo-town`);
      const main = page.getByRole('main');
      await expect(main.getByText(town, { exact: true })).toBeVisible();
      // Only after five seconds: most phones just need a moment.
      const waits = await page
        .locator('.late')
        .evaluate((late) => late.getAnimations().map(({ effect }) => effect?.getTiming().delay));
      expect(waits).toEqual([5000]);
      const late = page.getByRole('complementary');
      await expect(late.getByText(t('load.slow'))).toBeVisible();
      await expect(late.getByRole('link', { name: t('error.reload') })).toHaveAttribute('href', '');
      await expect(late.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
      await expect(late.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      // The server's content is removed.
      await main.getByRole('button', { name: t('gate.decline'), exact: true }).click({ trial: true });
      // The syntax error is expected here.
      problems.length = 0;
      await page.unrouteAll();
      await late.getByRole('link', { name: t('error.reload') }).click();
      await expect(visitor.gate).toBeVisible();
      await expect(late, 'goes as the app comes').toHaveCount(0);
    });
});
