import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked } = french;

test('the Back key of the phone goes back one submenu, and leaves the menu last', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await page.goto(`${address}/terms`);
  await visitor.arrives('town-park');
  await visitor.chooseTile('hygiene');
  await expect(visitor.tile('bins')).toBeVisible();
  await page.goBack();
  await expect(visitor.tile('hygiene')).toBeVisible();
  await expect(page).toHaveURL(/\/q\/town-park$/);
  // The button of the page takes its entry along.
  await visitor.chooseTile('hygiene');
  await page.getByRole('button', { name: t('part.back'), exact: true }).click();
  await expect(visitor.tile('hygiene')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/q\/town-park$/);
});

test('the Back key goes back one question at a time, then to the menu, and not into a report that was sent', async ({
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
  // A page that is loaded anew goes the same way, to the menu's beginning.
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

test('the Back key closes what lies over a page, and leaves the page as it was', async ({ people }) => {
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
  // Its own button takes its entry along: the key goes on to the question before.
  await (await visitor.asksToGiveUp()).getByRole('button', { name: t('part.close'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await back();
  await expect(visitor.question(asked('toilets.what'))).toBeVisible();
  await (await visitor.asksToGiveUp())
    .getByRole('button', { name: t('discardReport.yes'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/q\/town-hall$/);
  await expect(visitor.tile('toilets')).toBeVisible();

  // What lay over a page that is loaded anew is gone, and the key finds nothing of it.
  await page.goto(`${visitor.address}/m/settings`);
  await page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('settings.disconnect'), exact: true })).toBeVisible();
  await back();
  await expect(page).toHaveURL(/\/q\/town-hall$/);
});
