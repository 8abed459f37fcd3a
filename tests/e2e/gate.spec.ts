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

test('the place is named in the language that is chosen', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.scan('town-hall');
  await expect(visitor.page.getByText(french.place('townhall'), { exact: true })).toBeVisible();
  await visitor.page.getByRole('button', { name: languageOf('en-US').offer }).click();
  await expect(visitor.page.getByRole('button', { name: english.t('gate.accept') })).toBeVisible();
  expect(english.place('townhall')).not.toBe(french.place('townhall'));
  await expect(visitor.page.getByText(english.place('townhall'), { exact: true })).toBeVisible();
});

test('whoever is led to a case is greeted by its town, before the first script and at the gate, in each language', async ({
  people,
}) => {
  const somebody = await people.contributor();
  const address = await somebody.hasReportedBins('town-hall');
  const visitor = await people.contributor();
  const { page, gate } = visitor;
  const html = await (await page.request.get(address)).text();
  expect(html).toMatch(
    /<div class="greeting"><div><img src="[^"]+" alt="" [^>]*><div><p>Ville de Belleroche<\/p><\/div>/,
  );
  await page.goto(address);
  await expect(gate.getByText(french.town, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${t('gate.title')} – ${french.town}`);
  expect(english.town).not.toBe(french.town);
  await page.getByRole('button', { name: languageOf('en-US').offer }).click();
  await expect(page.getByRole('main').getByText(english.town, { exact: true })).toBeVisible();
});

test('Escape and the key Back close nothing: the gate is a page', async ({ people }) => {
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
  // Back leaves the page as it leaves any other, and the gate stands there again.
  await page.goBack();
  await expect(heading).toHaveText(t('terms.title'));
  await page.goForward();
  await expect(gate).toBeVisible();
  await expect(gate.getByRole('button', { name: t('gate.accept') })).toBeVisible();
});

test('on the smallest phone what is to be decided is in sight, and the button says what it waits for', async ({
  people,
}) => {
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
  // Nor does a refusal put what can be decided anew below the fold.
  const decline = gate.getByRole('button', { name: t('gate.decline'), exact: true });
  await decline.click();
  for (const one of [gate.getByRole('alert'), box, accept, decline])
    await expect(one).toBeInViewport({ ratio: 1 });
});
