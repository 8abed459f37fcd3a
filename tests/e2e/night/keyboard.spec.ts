import { tabTo } from '../tabTo.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked } = french;

test('lets staff find, take, answer and close a case by keyboard alone', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.arrives('town-school');
  await visitor.beginReport('nuisance');
  await visitor.choose(asked('nuisance.what'), asked('nuisance.what.noise'));
  await visitor.choose(asked('nuisance.when'), asked('nuisance.when.now'));
  await visitor.press(asked('nuisance.afraid'), t('part.no'));
  await visitor.sendsTheReport();

  const agent = await people.staff();
  const { page } = agent;
  await agent.login();
  await expect(agent.row('nuisance', 'school')).toBeVisible();
  await page.keyboard.press('/');
  await expect(agent.list.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(french.place('school'));
  await page.keyboard.press('ArrowDown');
  await expect(agent.row('nuisance', 'school')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(agent.chat).toContainText(t('statement.create.staff'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await tabTo(page, agent.stepButton('handle'));
  await page.keyboard.press('Enter');
  await agent.isTold(t('statement.handle.me'));
  await tabTo(page, page.getByRole('textbox', { name: t('staff.reply'), exact: true }));
  await page.keyboard.type('Une patrouille passe.');
  await page.keyboard.press('Enter');
  await visitor.reads('Une patrouille passe.');
  await tabTo(page, agent.stepButton('close'), 'Shift+Tab');
  const from = (await agent.stepButton('close').boundingBox())?.x ?? 0;
  await page.keyboard.press('Tab');
  const more = page.getByRole('button', { name: t('staff.step.more'), exact: true });
  await expect(more).toBeFocused();
  expect((await more.boundingBox())?.x).toBeGreaterThan(from);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: t('answer.notOurs') }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await visitor.seesState(t('case.outcome.notOurs'));
  await expect(agent.drawer).toHaveCount(0);
});
