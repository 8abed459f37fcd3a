import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const LABEL = 'Devis demandé';

async function chooseMore(staff: Staff, label: string): Promise<void> {
  const { page, words } = staff;
  await page.getByRole('button', { name: words.t('staff.step.more'), exact: true }).click();
  await staff.pick(label);
}

for (const { words, options, width } of [onPhone, onDesk])
  test(`staff label a case, file it elsewhere, and close it as one already reported (${words.locale}, ${width})`, async ({
    people,
  }) => {
    const { t } = words;
    const [first, second] = [await people.contributor({ words }), await people.contributor({ words })];
    await first.hasReportedBins('town-hall');
    const manager = await people.staff({ words, options });
    const press = (name: string) => manager.drawer.getByRole('button', { name, exact: true }).click();
    const label = `${LABEL} ${words.locale}`;
    await manager.login('manager@town.example');

    // A label is made, named too long first.
    await manager.page.goto(`${manager.address}/staff/belleroche/labels`);
    await manager.page.getByRole('button', { name: t('labels.new'), exact: true }).click();
    const name = manager.drawer.getByRole('textbox', { name: t('labels.name') });
    await name.fill('n'.repeat(200));
    await expect(manager.drawer.getByText(t('labels.name.tooLong', { count: 200, max: 40 }))).toBeVisible();
    await name.fill(label);
    await manager.drawer.getByRole('radio', { name: t('labels.colour.fire'), exact: true }).click();
    await expectAccessible(manager.page, 'making a label');
    await press(t('labels.save'));
    await expect(manager.page.getByRole('heading', { name: label })).toBeVisible();
    await expectAccessible(manager.page, 'labels');

    // It is put on a case.
    await manager.page.goto(`${manager.address}/staff/belleroche`);
    await manager.openCase('bins', 'townhall');
    const kept = manager.page.url();
    await chooseMore(manager, t('labels.pick.menu'));
    await manager.drawer.getByRole('checkbox', { name: label }).click();
    await expectAccessible(manager.page, 'labels of a case');
    await press(t('labels.apply'));
    await expect(manager.drawer).toHaveCount(0);

    // What the board shows is a file for spreadsheets.
    await manager.page.goto(`${manager.address}/staff/belleroche`);
    await manager.list.getByRole('button', { name: t('staff.views.open'), exact: true }).click();
    const file = manager.page.waitForEvent('download');
    await manager.pick(t('staff.view.export'));
    expect((await file).suggestedFilename()).toBe('belleroche-cases.csv');
    expect(await readFile(await (await file).path(), 'utf8')).toContain(label);
    await manager.page.goto(kept);

    // It is filed elsewhere, which its visitor reads in one sentence.
    await chooseMore(manager, t('category.step'));
    await manager.drawer.getByRole('searchbox').fill(words.tile('toilets'));
    await manager.drawer.getByRole('radio', { name: new RegExp(`${words.tile('toilets')}$`) }).click();
    await expectAccessible(manager.page, 'another category');
    await press(t('category.submit'));
    const sentence = first.page
      .getByText(t('statement.recategorized', { category: '' }).slice(0, 30))
      .first();
    await expect(sentence).toContainText(words.tile('toilets'));

    // A second report of the same is closed and linked.
    await second.hasReportedBins('town-hall');
    await manager.page.goto(`${manager.address}/staff/belleroche`);
    await manager.openCase('bins', 'townhall');
    await chooseMore(manager, t('duplicates.open'));
    await manager.drawer.getByRole('searchbox').fill(words.tile('toilets'));
    await manager.drawer
      .getByRole('radio', { name: new RegExp(words.tile('toilets')) })
      .first()
      .click();
    await expectAccessible(manager.page, 'which case is kept');
    await press(t('duplicates.submit'));
    await manager.isTold(t('statement.close.me'));
    await expect(second.page.getByRole('log')).toContainText(t('case.outcome.duplicate'));
    if (width === 'phone') await chooseMore(manager, t('staff.details'));
    const undo = manager.page.getByRole('button', { name: t('duplicates.undo'), exact: true });
    await expectAccessible(manager.page, 'a duplicate in its details');
    await undo.click();
    await expect(undo).toHaveCount(0);
    await expect(second.page.getByRole('textbox')).toBeVisible();
    await manager.page.goto(kept);
    await expect(manager.chat).toBeVisible();
  });
