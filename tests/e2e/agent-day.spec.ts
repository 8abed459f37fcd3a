import { expect, phone, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;

test.describe('the day of an agent', () => {
  test('a message on an own case is seen wherever the agent looks', async ({ people }) => {
    const [agent, visitor, other] = [
      await people.staff(),
      await people.contributor(),
      await people.contributor(),
    ];
    await agent.login();
    await visitor.hasReportedBins('town-park');
    await agent.openCase('bins', 'park');
    await agent.take();
    await other.hasReportedBins('town-pool');
    await agent.openCase('bins', 'pool');

    await visitor.write('Le bac déborde encore');
    const news = agent.page.getByRole('status').filter({ hasText: 'Le bac déborde encore' });
    await expect(news).toBeVisible();
    await expect(agent.row('bins', 'park')).toContainText(t('part.unread', { count: 1 }));
    await expect(agent.filterChip('mine')).toContainText(t('part.unread', { count: 1 }));
    await expect(agent.page).toHaveTitle(/^\(1\) /);

    await news.getByRole('button', { name: t('staff.news.open'), exact: true }).click();
    await agent.reads('Le bac déborde encore');
    await expect(agent.page.getByRole('button', { name: t('staff.news.open'), exact: true })).toHaveCount(0);
    await expect(agent.page).not.toHaveTitle(/^\(/);
  });

  test('on a phone a case that was taken is found where one left it', async ({ people }) => {
    const agent = await people.staff({ options: phone });
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    await agent.login();
    await agent.filter('new');
    await agent.openCase('bins', 'library');
    await agent.take();
    await agent.page.goBack();
    await expect(agent.filterChip('mine')).toHaveAttribute('aria-pressed', 'true');
    await expect(agent.row('bins', 'library')).toBeVisible();
  });
});
