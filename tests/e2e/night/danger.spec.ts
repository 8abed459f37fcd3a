import { type Finding, reportByCall } from '../apiCalls.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const pit: Finding = {
  ccatCode: 'road',
  answers: [
    { type: 'CHECK', item: 'road.what.hole' },
    { type: 'YESNO', item: 'road.danger', value: true },
    { type: 'CONFIRM' },
    // Requires a photo, gives none.
    { type: 'CONFIRM' },
  ],
};

test('marks a danger in its row, notification and header', async ({ people }) => {
  const { t } = french;
  const [agent, visitor, other] = [
    await people.staff(),
    await people.contributor(),
    await people.contributor(),
  ];
  const { page } = agent;
  await agent.login();
  await other.hasReportedBins('town-school');
  await agent.openCase('bins', 'school');
  await visitor.arrives('town-library');
  await reportByCall(visitor.page, visitor.address, visitor.words, 'town-library', pit);

  const news = page.getByRole('status').filter({
    hasText: t('staff.news.new.danger', { place: french.place('library') }),
  });
  await expect(news).toBeVisible();
  const row = agent.row('road', 'library');
  await expect(row).toContainText(t('staff.row.danger'));
  await expect(row).toContainText(t('staff.state.new'));
  await expect(agent.row('bins', 'school')).not.toContainText(t('staff.row.danger'));
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80);

  await news.getByRole('button', { name: t('staff.news.open'), exact: true }).click();
  const head = page
    .getByRole('banner')
    .or(page.locator('header'))
    .filter({ hasText: french.tile('road') });
  await expect(head.getByText(t('staff.row.danger'), { exact: true })).toBeVisible();
  await agent.take();
  await expect(row).toContainText(t('staff.row.danger'));
});

test('announces unassigned dangers above the list and links to them', async ({ people }) => {
  const { t } = french;
  const [agent, visitor] = [await people.staff(), await people.contributor()];
  for (const place of ['town-library', 'town-pool']) {
    await visitor.arrives(place);
    await reportByCall(visitor.page, visitor.address, visitor.words, place, pit);
  }
  const { page } = agent;
  await agent.login();
  const line = (count: number) => page.getByRole('button', { name: t('staff.dangers', { count, n: count }) });
  await line(2).click();
  await expect(page).toHaveURL(/\?filter=danger$/);
  const rows = agent.list.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(french.place('library'));
  await rows.first().getByRole('link').click();
  await agent.take();
  await expect(line(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\?filter=danger$/);
  await expect(page.locator('[data-chat]')).toContainText(french.place('pool'));
  await agent.take();
  await page.getByRole('button', { name: t('staff.dangers.none') }).click();
  await expect(page).not.toHaveURL(/filter/);
  await expect(line(1)).toBeHidden();
});
