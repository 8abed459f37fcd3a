import { getActionItemId, STAFF_ACTIONS } from '@parvis/questionnaire/flows/staffActions';
import { expectAccessible } from '../axe.ts';
import { questionOf } from '../contributor.ts';
import { expect, onDesk, onPhone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

for (const { words, options, width } of [onPhone, onDesk])
  test(`names the actions of a case as the flow does, in its order (${width})`, async ({ people }) => {
    const visitor = await people.contributor({ words, options });
    await visitor.hasReportedBins('town-school');
    const agent = await people.staff({ words, options });
    const { page } = agent;
    await agent.login();
    await agent.openCase('bins', 'school');
    await agent.take();
    const [main = '', ...others] = STAFF_ACTIONS.map((action) => words.t(getActionItemId(action)));
    await expect(agent.stepButton('close')).toHaveText(main);
    await page.getByRole('button', { name: words.t('staff.step.more'), exact: true }).click();
    const menu = width === 'desk' ? page.getByRole('menu') : agent.drawer;
    if (width === 'phone') await expect(menu).toHaveAccessibleName(words.t('staffActions'));
    const entries = menu.getByRole(width === 'desk' ? 'menuitem' : 'button');
    await expect(entries.first()).toBeVisible();
    const names = await entries.allInnerTexts();
    expect(names.filter((name) => others.includes(name.trim()))).toEqual(others);
    await expectAccessible(page, 'the menu of a case');
  });

test('asks before a closed case is reopened, and tells the reporter', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins('town-park');
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'park');
  await agent.take();
  await agent.refuse('Cette poubelle est à la métropole.');
  const asked = agent.page.getByRole('dialog', { name: questionOf(t('resumeCase')), exact: true });
  await agent.stepButton('reopen').click();
  await expectAccessible(agent.page, 'reopening a case');
  await asked.getByRole('button', { name: t('resumeCase.no'), exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(agent.stepButton('reopen')).toBeFocused();
  await expect(agent.line(t('statement.resume.me'))).toHaveCount(0);
  await agent.stepButton('reopen').click();
  await asked.getByRole('button', { name: t('resumeCase.yes'), exact: true }).click();
  await agent.isTold(t('statement.resume.me'));
  await expect(agent.stepButton('close')).toBeVisible();
});

test('asks before a colleague’s case is rejoined, and names who handles it', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins('town-pool');
  const [anna, other] = [await people.staff(), await people.staff()];
  await anna.login();
  await anna.openCase('bins', 'pool');
  await anna.take();
  await other.login('manager@town.example');
  await other.openCase('bins', 'pool');
  await other.stepButton('join').click();
  await other.drawer.getByRole('button', { name: t('staff.join.yes'), exact: true }).click();
  await other.leave();
  await other.stepButton('rejoin').click();
  await expect(other.drawer).toHaveAccessibleName(questionOf(t('rejoinCase')));
  await expect(other.drawer).toContainText('Aline Morvan');
  await other.drawer.getByRole('button', { name: t('rejoinCase.no'), exact: true }).click();
  // Joining is told in the same words.
  await expect(other.line(t('statement.rejoin.me'))).toHaveCount(1);
  await other.stepButton('rejoin').click();
  await other.drawer.getByRole('button', { name: t('rejoinCase.yes'), exact: true }).click();
  await expect(other.line(t('statement.rejoin.me'))).toHaveCount(2);
});
