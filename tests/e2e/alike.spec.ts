import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';

const { words, options } = onPhone;

test('lets staff decline one person’s junk reports in one confirmation and block the sender', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  for (const _ of [1, 2]) await visitor.hasReportedBins('town-hall');
  const other = await people.contributor({ words, options });
  await other.hasReportedBins('town-hall');
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  const { drawer } = agent;
  const declines = async () => {
    await agent.page.getByRole('button', { name: t('staff.step.more'), exact: true }).click();
    await agent.pick(t('staff.alike'));
  };
  // Reports from the same network are offered but not preselected.
  await declines();
  await expect(drawer.getByRole('radio', { name: t('staff.alike.line', { count: 3 }) })).not.toBeChecked();
  await expect(drawer.getByRole('button', { name: t('staff.alike.submit', { count: 1 }) })).toBeVisible();
  await agent.page.keyboard.press('Escape');
  // An open dialog takes no shortcuts.
  await expect(drawer).toHaveCount(0);
  await agent.page.keyboard.press('j');
  await declines();
  await expect(drawer.getByRole('radio', { name: t('staff.alike.person', { count: 2 }) })).toBeChecked();
  const cases = drawer.getByRole('group', { name: t('staff.alike.list') }).getByRole('checkbox');
  await expect(cases).toHaveCount(2);
  for (const one of await cases.all()) await expect(one).toContainText(words.asked('bins.what.full'));
  await expectAccessible(agent.page, 'junk that is to be declined');
  await cases.last().click();
  await expect(drawer.getByRole('button', { name: t('staff.alike.submit', { count: 1 }) })).toBeVisible();
  await cases.last().click();
  await drawer.getByRole('checkbox', { name: t('staff.alike.block') }).click();
  await drawer.getByRole('button', { name: t('staff.alike.submit', { count: 2 }) }).click();
  await expect(drawer).toContainText(t('staff.alike.done', { count: 2 }));
  await expect(drawer).toContainText(t('staff.alike.blocked', { count: 1 }));
  await expectAccessible(agent.page, 'junk that was declined');
  await drawer
    .getByRole('button', { name: t('part.close'), exact: true })
    .last()
    .click();
  await expect(agent.chat).toContainText(t('staff.alike.txt'));
  await expect(visitor.page.getByRole('main')).toContainText(t('block.still'));
});
