import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test.describe('focus after its element is removed', () => {
  test('moves to the heading of the questions for a visitor', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives();
    await visitor.chooseTile('hygiene');
    await expect(visitor.heading).toBeFocused();
    await visitor.chooseTile('bins');
    await visitor.report('bins');
    await expect(visitor.heading).toBeFocused();
  });

  test('moves to the heading of the case that staff open by key, and stays there after each step', async ({
    people,
  }) => {
    await (await people.contributor()).hasReportedBins('town-school');
    const agent = await people.staff();
    await agent.login();
    await agent.row('bins', 'school').press('Enter');
    await expect(agent.chat).toContainText(t('statement.create.staff'));
    const name = agent.page.getByRole('heading', { level: 2, name: french.tile('bins') });
    await expect(name).toBeFocused();
    await agent.stepButton('handle').press('Enter');
    await agent.isTold(t('statement.handle.me'));
    await expect(name).toBeFocused();
    await agent.stepButton('close').press('Enter');
    await agent.page.getByRole('menuitem', { name: t('answer.solved') }).press('Enter');
    await agent.isTold(t('statement.close.me'));
    await expect(name).toBeFocused();
  });

  test('moves to the name of the case for staff on a phone', async ({ people }) => {
    await (await people.contributor()).hasReportedBins('town-pool');
    const agent = await people.staff({ options: phone });
    await agent.login();
    await agent.row('bins', 'pool').press('Enter');
    await expect(agent.page.getByRole('heading', { level: 2, name: french.tile('bins') })).toBeFocused();
  });
});
