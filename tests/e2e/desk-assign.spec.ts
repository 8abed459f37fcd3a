import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const NOTE = 'La clé est chez le gardien';
/** Of Claire, in the file of the demo town. */
const SERVICE = { 'fr-FR': 'Systèmes d’information', 'en-US': 'Information systems' } as const;

async function choose(staff: Staff, label: string): Promise<void> {
  const { page, words } = staff;
  await page.getByRole('button', { name: words.t('staff.step.more'), exact: true }).click();
  await staff.pick(label);
}

for (const { words, options, width } of [onPhone, onDesk])
  test(`staff hand a case over to a colleague, take it back, and pass it to a service (${words.locale}, ${width})`, async ({
    people,
  }) => {
    const { t } = words;
    const service = SERVICE[words.locale];
    const visitor = await people.contributor({ words });
    await visitor.hasReportedBins('town-hall');
    const agent = await people.staff({ words, options });
    await agent.login();
    const manager = await people.staff({ words, options });
    await manager.login('manager@town.example');
    await manager.openCase('bins', 'townhall');
    await manager.take();
    const submit = manager.drawer.getByRole('button', { name: t('assign.submit'), exact: true });

    // To a colleague: on a desk by keys alone.
    if (width === 'phone') await choose(manager, t('assign.step'));
    else await manager.page.keyboard.press('g');
    const search = manager.drawer.getByRole('searchbox');
    await expect(search).toBeVisible();
    await submit.click();
    await expect(manager.drawer.getByRole('alert')).toHaveText(t('assign.missing'));
    await search.fill('aline');
    const aline = manager.drawer.getByRole('radio', { name: /^Aline Morvan/ });
    await expect(manager.drawer.getByRole('radio')).toHaveCount(1);
    await expect(aline).toContainText(t('assign.present'));
    await aline.focus();
    await manager.page.keyboard.press('Space');
    await expect(aline).toBeChecked();
    await expect(manager.drawer.getByRole('status').last()).toContainText(
      t('statement.assigned', { name: 'Aline Morvan' }),
    );
    await manager.drawer.getByRole('textbox', { name: t('assign.note') }).fill(NOTE);
    await expectAccessible(manager.page, 'to whom a case is handed over');
    await submit.focus();
    await manager.page.keyboard.press('Enter');
    await manager.isTold(t('statement.assigned.staff', { name: 'Aline Morvan' }));
    await visitor.isTold(t('statement.assigned', { name: 'Aline Morvan' }));
    await expect(visitor.page.getByText(NOTE)).toHaveCount(0);

    // It is new to her, and says who gave it and why.
    await agent.filter('mine');
    const row = agent.row('bins', 'townhall');
    await expect(row).toContainText(t('staff.row.assigned', { name: 'Bruno Lescure' }));
    await agent.openCase('bins', 'townhall');
    await expect(agent.page.getByText(NOTE).first()).toBeVisible();
    await expectAccessible(agent.page, 'a case that was handed over');

    // It is taken back with one press.
    const undo = manager.page.getByRole('button', { name: t('assign.undo'), exact: true });
    await expectAccessible(manager.page, 'a case that the reader handed over');
    await undo.click();
    await manager.isTold(t('statement.assignmentUndone.me'));
    await expect(undo).toHaveCount(0);
    await agent.isTold(t('statement.assignmentUndone.staff', { name: 'Bruno Lescure' }));

    // To a service: in its view, until somebody of it takes it.
    await choose(manager, t('assign.step'));
    await manager.drawer.getByRole('searchbox').fill(service.toLowerCase());
    await manager.drawer.getByRole('radio', { name: new RegExp(`^${service}`) }).click();
    await submit.click();
    await manager.isTold(t('statement.assignedToService.me', { service }));
    await visitor.isTold(t('statement.assignedToService', { service }));
    await expect(undo).toBeVisible();
    const other = await people.staff({ words, options });
    await other.login('admin@town.example');
    await other.filter('service');
    await other.openCase('bins', 'townhall');
    await other.stepButton('handle').click();
    await other.isTold(t('statement.handle.me'));
    await expect(undo).toHaveCount(0);
  });

test('a manager hands several cases over at once and counts who has how many', async ({ people }) => {
  const { words, options } = onDesk;
  const { t } = words;
  for (const place of ['town-hall', 'town-hall'] as const) {
    const visitor = await people.contributor({ words });
    await visitor.hasReportedBins(place);
  }
  const agent = await people.staff({ words, options });
  await agent.login();
  const manager = await people.staff({ words, options });
  await manager.login('manager@town.example');
  const countMine = async () => Number(/\d+/.exec(await agent.filterChip('mine').innerText())?.[0] ?? '0');
  const before = await countMine();
  await manager.filter('new');
  const boxes = manager.list.getByRole('checkbox');
  for (const n of [0, 1]) {
    await manager.list.getByRole('listitem').nth(n).hover();
    await boxes.nth(n).click();
  }
  const bar = manager.list.getByRole('group', { name: t('bulk.bar') });
  await bar.getByRole('button', { name: t('bulk.assign'), exact: true }).click();
  await manager.drawer.getByRole('radio', { name: /^Aline Morvan/ }).click();
  await expectAccessible(manager.page, 'to whom several cases are handed over');
  await manager.drawer.getByRole('button', { name: t('assign.submit'), exact: true }).click();
  await bar.getByRole('button', { name: t('bulk.now'), exact: true }).click();
  await expect(bar).toContainText(t('bulk.done.assign', { count: 2 }));
  await bar.getByRole('button', { name: t('part.close'), exact: true }).click();
  await expect.poll(countMine).toBe(before + 2);
  await manager.page.getByRole('button', { name: t('staff.where.open'), exact: true }).click();
  await manager.drawer.getByRole('combobox', { name: t('staff.where.crUids') }).click();
  const option = (name: string) => manager.page.getByRole('option', { name });
  await expect(option(t('staff.where.person', { name: 'Aline Morvan', n: before + 2 }))).toBeVisible();
  await expect(option(t('staff.where.person', { name: 'Bruno Lescure', n: 0 }))).toHaveCount(1);
});
