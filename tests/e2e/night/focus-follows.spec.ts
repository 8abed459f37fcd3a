import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test.describe('when a script takes away what had the focus', () => {
  test('a visitor’s is on the heading of the questions', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives();
    await visitor.chooseTile('hygiene');
    await expect(visitor.heading).toBeFocused();
    await visitor.chooseTile('bins');
    await visitor.report('bins');
    await expect(visitor.heading).toBeFocused();
  });

  test('that of staff stays on the line of the case, and is on the case where its step was', async ({
    people,
  }) => {
    await (await people.contributor()).hasReportedBins('town-school');
    const agent = await people.staff();
    await agent.login();
    await agent.row('bins', 'school').press('Enter');
    await expect(agent.chat).toContainText(t('statement.create.staff'));
    await expect(agent.row('bins', 'school'), 'the first case leaves the board where it is').toBeFocused();
    await agent.stepButton('handle').press('Enter');
    await agent.isTold(t('statement.handle.me'));
    const name = agent.page.getByRole('heading', { level: 2, name: french.tile('bins') });
    await expect(name).toBeFocused();
    await agent.stepButton('close').press('Enter');
    await agent.page.getByRole('menuitem', { name: t('answer.solved') }).press('Enter');
    await agent.isTold(t('statement.close.me'));
    await expect(name).toBeFocused();
  });

  test('that of staff with a phone is on the name of the case', async ({ people }) => {
    await (await people.contributor()).hasReportedBins('town-pool');
    const agent = await people.staff({ options: phone });
    await agent.login();
    await agent.row('bins', 'pool').press('Enter');
    await expect(agent.page.getByRole('heading', { level: 2, name: french.tile('bins') })).toBeFocused();
  });
});
