import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';

const { words, options } = onPhone;

test('shows a blocked visitor the reason, keeps their text and sends it once after the block is lifted', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await agent.take();
  await expect(visitor.chat).toContainText(t('statement.handle', { name: '' }).trim());

  // Written before the page knows of the block: waits on the device.
  await visitor.goOffline();
  const kept = 'Encore une chose';
  await visitor.write(kept);
  await agent.more('block');
  await agent.drawer.getByRole('checkbox', { name: t('answer.repeatedBadReports'), exact: true }).click();
  await expectAccessible(agent.page, 'why somebody is blocked');
  await agent.drawer.getByRole('button', { name: t('flow.continue'), exact: true }).click();
  await agent.drawer.getByRole('button', { name: t('blockUser.yes'), exact: true }).click();
  await expect(agent.row('bins', 'townhall')).toContainText(t('staff.row.blocked'));
  const reason = t('block.reason.repeatedBadReports');
  await agent.isTold(t('statement.block.reasons', { text: t('statement.block.me'), reasons: reason }).trim());
  const release = agent.page.getByRole('button', { name: t('staff.step.unblock'), exact: true });
  await expect(release).toBeVisible();
  await expect(agent.chat).toContainText(t('chat.blocked'));
  await expectAccessible(agent.page, 'a case of somebody who is blocked');

  await visitor.comeBack();
  await expect(visitor.line(kept)).toContainText(t('chat.failed.why.blocked'));
  const foot = visitor.page.getByRole('main');
  await expect(foot).toContainText(t('block.still'));
  await expect(foot).toContainText(t('block.why.repeatedBadReports'));
  await expect(foot.getByRole('link', { name: t('block.contact'), exact: true })).toBeVisible();
  await expect(foot.getByRole('textbox')).toHaveCount(0);
  await expect(visitor.chat).toContainText(t('statement.block'));
  await expectAccessible(visitor.page, 'whoever is blocked');
  await agent.answer('Nous avons bien reçu le reste');
  await visitor.reads('Nous avons bien reçu le reste');
  await visitor.page.reload();
  await expect(visitor.line(kept)).toContainText(t('chat.failed.why.blocked'));

  const at = visitor.page.url();
  await visitor.scan('demo-town');
  for (const code of ['hygiene', 'bins']) await visitor.chooseTile(code);
  await visitor.page.getByRole('button', { name: t('menu.report', { lbl: words.tile('bins') }) }).click();
  await expect(foot).toContainText(t('block.begin'));
  await expect(foot.getByRole('radio')).toHaveCount(0);
  await expect(foot.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
  await visitor.page.goto(`${visitor.address}/q/demo-town/poll/square`);
  await expect(foot).toContainText(t('poll.blocked'));
  await expect(foot.getByRole('radio')).toHaveCount(0);
  await expect(foot.getByRole('link', { name: t('poll.blocked.contact'), exact: true })).toBeVisible();
  await expectAccessible(visitor.page, 'a poll for whoever is blocked');
  await visitor.page.goto(at);

  await release.click();
  await agent.isTold(t('statement.unblock.me'));
  await agent.reads(kept);
  await expect(visitor.line(kept)).not.toContainText(t('chat.failed.why.blocked'));
  await expect(visitor.page.getByRole('textbox', { name: t('part.message') })).toBeVisible();
  await expect(release).toHaveCount(0);
});
