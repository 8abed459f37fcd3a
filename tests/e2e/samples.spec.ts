import { test } from './studioTest.ts';
import { expect, phone } from './test.ts';

const coloured = (colours: Record<string, unknown>, more = '') =>
  `?appColors=${encodeURIComponent(JSON.stringify(colours))}${more}`;

test('completes a partial palette in the address with one press, and clears the notice', async ({
  people,
  product,
}) => {
  const page = await (await people.context(phone)).newPage();
  const colour = (key: string) =>
    page.evaluate((name) => document.documentElement.style.getPropertyValue(`--pv-colors-${name}`), key);
  await page.goto(`${product.address}/samples/1/${coloured({ btn1Bg: '#E2001A' }, '&lbl=Valmer&dark=1')}`);
  await page.getByRole('complementary').locator('summary').first().click();
  await page.getByRole('link', { name: 'Compléter la palette' }).click();
  await expect(page).toHaveURL(/appColors=.*reportBtnBg-E2001A/);
  await expect(page.getByRole('banner')).toContainText('Valmer');
  await expect.poll(() => colour('reportBtnBrdr')).not.toBe('#8FA9FF');
  await expect(page.getByRole('button', { name: /^Hygiène/ })).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('collapses an address’s notices on a phone to one line that can be hidden', async ({
  people,
  product,
}) => {
  const page = await (await people.context(phone)).newPage();
  await page.goto(`${product.address}/samples/2/${coloured({ btn1Bg: '#FFDD00', nope: 'x' })}`);
  const notice = page.getByRole('complementary');
  const height = (one: typeof notice) => one.evaluate((box) => box.getBoundingClientRect().height);
  await expect(notice).toBeVisible();
  expect(await height(notice)).toBeLessThan(64);
  await notice.locator('summary').first().click();
  await notice.getByRole('link', { name: 'Masquer cet avis' }).click();
  await expect(page).toHaveURL(/appColors=.*&notices=0$/);
  await expect(page.getByRole('log')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
