import { Finger } from '../finger.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked, tile } = french;

test('counts a double tap once, from a tile to the thanks', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const finger = new Finger(page);
  await finger.touches();
  await visitor.arrives();

  await visitor.chooseTile('hygiene');
  const bins = await finger.over(visitor.tile('bins'));
  for (const at of [0, 100, 300]) await finger.tap(bins, at);
  await expect(visitor.tile('bins')).toHaveAttribute('aria-pressed', 'true');

  const name = t('menu.report', { lbl: tile('bins') });
  const report = await finger.over(page.getByRole('button', { name }));
  await finger.tap(report, 2_000);
  await expect(visitor.heading).toHaveText(tile('bins'));
  await finger.tap(report, 2_300);
  const question = visitor.question(asked('bins.what'));
  await expect(question.getByRole('radio').first()).toBeVisible();
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);

  const full = question.getByRole('radio', { name: asked('bins.what.full'), exact: true });
  await finger.tap(await finger.over(full), 4_000);
  const send = await finger.over(visitor.sendButton);
  await finger.tap(send, 6_000);
  await visitor.isThanked();
  for (const at of [6_060, 6_300, 6_700]) await finger.tap(send, at);
  await visitor.isThanked();
  await expect(page).toHaveURL(/\/sent$/);

  const other = page.getByRole('link', { name: t('sent.other') });
  await finger.tap(await finger.over(other), 9_000);
  await visitor.seesTheMenu();
});
