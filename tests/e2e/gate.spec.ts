import { expect, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;

test('remembers the consent box while the terms are read, until a reload', async ({ people }) => {
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

test('ignores Escape and leaves the gate with the Back key', async ({ people }) => {
  const visitor = await people.contributor();
  const { page, gate, heading } = visitor;
  await page.goto(`${visitor.address}/terms`);
  await expect(heading).toHaveText(t('terms.title'));
  await visitor.scan();
  await expect(gate).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(gate.locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(heading).toHaveText(t('terms.title'));
  await page.goForward();
  await expect(gate).toBeVisible();
  await expect(gate.getByRole('button', { name: t('gate.accept') })).toBeVisible();
});

test('shows the choice on the smallest phone, and the button says what it waits for', async ({ people }) => {
  const visitor = await people.contributor({ options: { viewport: { width: 320, height: 640 } } });
  const { gate } = visitor;
  await visitor.scan();
  const box = gate.getByRole('checkbox', { name: t('gate.check') });
  const accept = gate.getByRole('button', { name: t('gate.accept') });
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(gate.getByText(t('gate.unticked'))).toBeInViewport({ ratio: 1 });
  await expect(accept).toHaveAccessibleDescription(t('gate.unticked'));
  await accept.click({ force: true });
  await expect(box).toBeFocused();
  await expect(gate).toBeVisible();
  const decline = gate.getByRole('button', { name: t('gate.decline'), exact: true });
  await decline.click();
  for (const one of [gate.getByRole('alert'), box, accept, decline])
    await expect(one).toBeInViewport({ ratio: 1 });
});
