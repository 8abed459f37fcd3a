import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';

const { words, options } = onPhone;

test('shows a visitor their notification channels and what blocks the others', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins();
  const { page } = visitor;
  await page.goto(`${visitor.address}/m/settings`);
  const ways = page.getByRole('region', { name: t('ways.title') });
  await expect(ways.getByText(t('ways.on.page'))).toBeVisible();
  for (const lack of ['noBrowser', 'noAddress', 'notPaid'] as const)
    await expect(ways.getByText(t(`ways.lack.${lack}`))).toBeVisible();
  const tries = ways.getByRole('button', { name: t('ways.try.of', { way: t('ways.name.page') }) });
  await expect(ways.getByRole('button')).toHaveCount(1);
  await tries.click();
  await expect(ways.getByText(t('ways.tried.page'))).toBeVisible();
  await ways.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'ways of a visitor');
});
