import { colourKeys } from '@parvis/theme/palette/keys';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test('suggests the intended colour key and lists all with their uses', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  const asked = encodeURIComponent('{"primary":"#E2001A","darkBackground":"#101418"}');
  await page.goto(`${product.address}/samples/1/?appColors=${asked}`);
  const notice = page.getByRole('complementary');
  await notice.locator('summary').first().click();
  await expect(notice).toContainText('primary (peut-être btn1Bg), darkBackground (peut-être darkBg1).');
  await notice.getByText(t('sample.say'), { exact: true }).click();
  await notice.getByText(t('sample.keys', { number: colourKeys.length })).click();
  await expect(notice.locator('dt > code')).toHaveCount(colourKeys.length);
  await expect(notice.getByRole('definition').filter({ hasText: t('colour.btn1Bg.role') })).toBeVisible();
  // Also where nothing can be drawn.
  await page.goto(`${product.address}/samples/1/?appColors=primary`);
  await page.getByText(t('sample.say'), { exact: true }).click();
  await page.getByText(t('sample.keys', { number: colourKeys.length })).click();
  await expect(page.getByText(t('colour.bg1.role'))).toBeVisible();
});
