import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

// After reset the language is French, so all texts read are French.
test('resets choices to the device’s defaults, and keeps them so', async ({ people }) => {
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
});
