import type { Page } from 'playwright/test';
import { expect, phone, test } from './test.ts';
import { french } from './words.ts';

const words = french;

/** Every tap from now on, as the page gets them. */
async function countsTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener('click', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }), true);
  });
  return () => page.evaluate(() => Reflect.get(window, 'taps'));
}

test('the shortest report takes five taps after the gate', async ({ people }) => {
  const { t, asked } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.scan('town-park');
  await visitor.chooseLanguage();
  await visitor.acceptTerms();
  const taps = await countsTaps(page);
  await visitor.beginReport('hygiene', 'bins');
  // Nothing dangerous: whom to call stands in one line, and can be called.
  await expect(page.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByText(t('report.emergency'))).toHaveCount(0);
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await visitor.isThanked();
  expect(await taps()).toBe(5);
});
