import { expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;

// Forgetting a language leads back to French: what is read before and after is French alike.
test(
  'choices that are forgotten go back to what the device has, and stay there',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ words: french, options: phone });
    await visitor.hasReportedBins();
    const { page, address } = visitor;
    await page.goto(`${address}/m/settings`);
    const scheme = (name: 'auto' | 'dark') => page.getByRole('radio', { name: t(`settings.scheme.${name}`) });
    const told = page.waitForResponse(/user\/settings\/set/);
    await scheme('dark').check();
    await told;
    const forgetting = page.waitForResponse(/user\/settings\/clear/);
    await page.getByRole('button', { name: t('settings.choices.forget'), exact: true }).click();
    expect((await forgetting).status()).toBe(200);
    await expect(scheme('auto')).toBeChecked();
    await page.reload();
    await expect(scheme('auto')).toBeChecked();
  },
);

test('what blames the network goes once it is back', nightly, async ({ people }) => {
  const visitor = await people.contributor({ words: french, options: phone });
  await visitor.hasReportedBins();
  const { page, address } = visitor;
  await page.goto(`${address}/m/settings`);
  const forget = page.getByRole('button', { name: t('settings.choices.forget'), exact: true });
  await expect(forget).toBeVisible();
  await visitor.goOffline();
  await forget.click();
  const blame = page.getByText(t('settings.choices.failed'));
  await expect(blame).toBeVisible();
  await visitor.comeBack();
  await expect(blame).toHaveCount(0);
});
