import { languageOf } from '@parvis/locales/languages';
import { expect, test } from '../test.ts';
import { english, french } from '../words.ts';

const { t } = french;

test('names the place in the chosen language', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.scan('town-hall');
  await expect(visitor.page.getByText(french.place('townhall'), { exact: true })).toBeVisible();
  await visitor.page.getByRole('button', { name: languageOf('en-US').offer }).click();
  await expect(visitor.page.getByRole('button', { name: english.t('gate.accept') })).toBeVisible();
  expect(english.place('townhall')).not.toBe(french.place('townhall'));
  await expect(visitor.page.getByText(english.place('townhall'), { exact: true })).toBeVisible();
});

test('says whose a report’s and a poll’s page are before it asks for consent', async ({ people }) => {
  const { page, gate, address } = await people.contributor();
  for (const path of ['report/bins', 'poll/square']) {
    await page.goto(`${address}/q/town-hall/${path}`);
    await expect(gate.getByText(french.town, { exact: true })).toBeVisible();
    await expect(gate.getByText(french.place('townhall'), { exact: true })).toBeVisible();
  }
});

test('greets a visitor of a case in the town’s name, before scripts and at the gate, in each language', async ({
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
