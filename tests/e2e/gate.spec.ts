import { languageOf } from '@parvis/locales/languages';
import { expect, test } from './test.ts';
import { english, french } from './words.ts';

const { t } = french;

test('whoever has ticked the box and then reads the terms finds it ticked, until a reload', async ({
  people,
}) => {
  const visitor = await people.contributor();
  const { page, gate, heading } = visitor;
  await visitor.scan();
  const box = gate.getByRole('checkbox', { name: t('gate.check') });
  await box.click();
  await gate.getByRole('link', { name: t('gate.terms') }).click();
  await expect(heading).toHaveText(t('terms.title'));
  await page.goBack();
  await expect(box).toBeChecked();
  await expect(gate.getByRole('button', { name: t('gate.accept') })).toBeEnabled();
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(gate).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('the place stays named when the language is changed', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.scan('town-hall');
  const place = visitor.page.getByText(french.place('townhall'), { exact: true });
  await expect(place).toBeVisible();
  await visitor.page.getByRole('button', { name: languageOf('en-US').offer }).click();
  await expect(visitor.page.getByRole('button', { name: english.t('gate.accept') })).toBeVisible();
  await expect(place).toBeVisible();
});
