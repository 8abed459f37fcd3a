import { Studio } from '../studio.ts';
import { test } from '../studioTest.ts';
import { expect } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test('keeps unsaved work of two tabs apart, and offers a closed tab’s work', async ({ studio }) => {
  const first = await studio();
  const second = new Studio(await first.page.context().newPage(), first.address);
  await second.open();
  const title = (made: Studio) => made.page.getByRole('textbox', { name: t('studio.save.name') });
  await first.button(t('studio.gallery.forest')).click();
  await title(first).fill('Forêt du parc');
  await second.button(t('studio.gallery.brick')).click();
  await title(second).fill('Brique du marché');
  for (const [made, name] of [
    [first, 'Forêt du parc'],
    [second, 'Brique du marché'],
  ] as const) {
    await expect(made.page.getByText(t('studio.save.dirty'), { exact: true })).toBeVisible();
    await made.page.reload();
    await expect(title(made)).toHaveValue(name);
  }
  await second.page.goto('about:blank');
  await first.page.reload();
  await first.goTo('drafts');
  const left = first.page.getByRole('list', { name: t('studio.drafts.left') });
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await left.getByRole('button', { name: /^Reprendre.*Brique du marché/ }).click();
  await first.button(t('studio.drafts.leave.yes')).click();
  await expect(title(first)).toHaveValue('Brique du marché');
  await expect(left).toHaveCount(0);
});
