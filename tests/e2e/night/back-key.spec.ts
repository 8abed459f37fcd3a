import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked } = french;

test('goes back one submenu with the Back key, and leaves the menu last', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await page.goto(`${address}/terms`);
  await visitor.arrives('town-park');
  await visitor.chooseTile('hygiene');
  await expect(visitor.tile('bins')).toBeVisible();
  await page.goBack();
  await expect(visitor.tile('hygiene')).toBeVisible();
  await expect(page).toHaveURL(/\/q\/town-park$/);
  // The page's own button removes its history entry.
  await visitor.chooseTile('hygiene');
  await page.getByRole('button', { name: t('part.back'), exact: true }).click();
  await expect(visitor.tile('hygiene')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/q\/town-park$/);
});

test('goes back one question with the Back key, then to the menu, never into a sent report', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.arrives('town-pool');
  await visitor.beginReport('comfort', 'temperature');
  await visitor.choose(asked('temperature.what'), asked('temperature.what.cold'));
  await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
  await expect(visitor.review).toBeVisible();
  const detail = page.getByRole('textbox', { name: t('answer.sendReport.detail') });
  await detail.fill('Près de la fenêtre');
  await page.goBack();
  await expect(visitor.question(asked('temperature.since'))).toBeVisible();
  await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
  await expect(detail).toHaveValue('Près de la fenêtre');
  await page.goBack();
  await expect(visitor.question(asked('temperature.since'))).toBeVisible();
  await page.reload();
  await expect(visitor.question(asked('temperature.since'))).toBeVisible();
  await page.goBack();
  await expect(visitor.question(asked('temperature.what'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/q\/town-pool$/);
  await expect(visitor.tile('comfort')).toBeVisible();

  await visitor.beginReport('comfort', 'temperature');
  await visitor.choose(asked('temperature.what'), asked('temperature.what.cold'));
  await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
  await visitor.sendButton.click();
  await visitor.isThanked();
  await page.goBack();
  await expect(page).toHaveURL(/\/q\/town-pool$/);
  await expect(visitor.tile('comfort')).toBeVisible();
});

test('closes an overlay with the Back key and leaves the page unchanged', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const back = () => page.goBack();
  const sheet = page.getByRole('dialog');
  await visitor.arrives('town-hall');
  await visitor.tile('townhall-hours').click();
  await expect(sheet).toBeVisible();
  await back();
  await expect(sheet).toHaveCount(0);
  await expect(visitor.tile('townhall-hours')).toBeFocused();

  await visitor.beginReport('hygiene', 'toilets');
  await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
  await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
  await visitor.asksToGiveUp();
  await back();
  await expect(sheet).toHaveCount(0);
  await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
  // Its own button removes the entry, so the key goes to the previous question.
  await (await visitor.asksToGiveUp()).getByRole('button', { name: t('part.close'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await back();
  await expect(visitor.question(asked('toilets.what'))).toBeVisible();
  await (await visitor.asksToGiveUp())
    .getByRole('button', { name: t('discardReport.yes'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/q\/town-hall$/);
  await expect(visitor.tile('toilets')).toBeVisible();

  await page.goto(`${visitor.address}/m/settings`);
  await page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('settings.disconnect'), exact: true })).toBeVisible();
  await back();
  await expect(page).toHaveURL(/\/q\/town-hall$/);
});
