import type { Locator } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, test } from './test.ts';
import { english, french, type Reader } from './words.ts';

const getRows = (agent: Staff): Locator => agent.list.getByRole('listitem').getByRole('link');

const getReply = ({ page, words }: Staff): Locator =>
  page.getByRole('textbox', { name: words.t('staff.reply'), exact: true });

async function openPalette({ page, words }: Staff): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: words.t('staff.palette.label') });
  await expect(field).toBeFocused();
  return field;
}

/** Opens the new cases anew, without the rows of another view. */
async function openNew({ page, address }: Staff, cuid: string): Promise<void> {
  await page.goto(`${address}/staff/${cuid}?filter=new`);
}

for (const words of [french, english] satisfies Reader[]) {
  const { t } = words;
  test(`works a view down by keyboard alone (${words.locale})`, async ({ people, launch }) => {
    const product = await launch();
    const [agent, visitor] = [
      await people.staff({ words, product }),
      await people.contributor({ words, product }),
    ];
    const { page } = agent;
    for (const place of ['town-hall', 'town-school', 'town-park'] as const)
      await visitor.hasReportedBins(place);
    await agent.login();
    await openNew(agent, 'belleroche');
    const rows = getRows(agent);
    await expect(rows).toHaveCount(3);
    const links = [0, 1, 2].map((nth) => rows.nth(nth).getAttribute('href'));
    const [first, second, third] = await Promise.all(links);
    const isOpen = (href: string | null | undefined) =>
      expect(page).toHaveURL((url) => url.pathname + url.search === href);

    await page.keyboard.press('j');
    await isOpen(first);
    await expect(agent.stepButton('handle')).toBeVisible();
    const header = page.locator('section > header').first();
    const height = (await header.boundingBox())?.height;

    // Sends and stays, the row in its place; then the next one, never the one just answered.
    await page.keyboard.press('r');
    await expect(getReply(agent)).toBeFocused();
    await page.keyboard.type('On y va');
    await page.keyboard.press('Enter');
    await expect(rows.first()).toContainText(t('case.state.handled'));
    await isOpen(first);
    expect((await header.boundingBox())?.height).toBe(height);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await isOpen(second);

    // Sends and opens the next one.
    await expect(agent.stepButton('handle')).toBeVisible();
    expect((await header.boundingBox())?.height).toBe(height);
    await page.keyboard.press('r');
    await page.keyboard.type('Demain matin');
    await page.keyboard.press('Control+Enter');
    await isOpen(third);
    await expect(rows.nth(1)).toContainText(t('case.state.handled'));

    // A step by its name, and what is left of the view.
    await expect(agent.stepButton('handle')).toBeVisible();
    const field = await openPalette(agent);
    await expectAccessible(page, 'the palette');
    await field.fill(t('staff.close.with').slice(0, -1));
    await page.keyboard.press('Enter');
    await expect(agent.drawer).toHaveAccessibleName(t('staff.close.title'));
    await page.keyboard.press('Tab');
    await agent.drawer.getByRole('radio', { name: t('answer.solved') }).press('Space');
    await agent.drawer.getByRole('textbox').focus();
    await page.keyboard.type('Réparé');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('staff.finished.all'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('staff.day') })).toBeVisible();
    await page.getByRole('button', { name: t('staff.close.undo'), exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: t('staff.close.undo'), exact: true })).toHaveCount(0);

    // A case by its place, a view by its name.
    await (await openPalette(agent)).fill(words.place('school'));
    await expect(page.getByRole('option').first()).toContainText(words.place('school'));
    await page.keyboard.press('Enter');
    await expect(agent.chat).toBeVisible();
    await (await openPalette(agent)).fill(t('staff.filter.mine'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filter=mine/);
    await expectAccessible(page, 'the board');
  });
}

test('changes a key on all devices, says who has it, and switches keys off', async ({ people, launch }) => {
  const { t } = french;
  const product = await launch();
  const [agent, other] = [await people.staff({ product }), await people.staff({ product })];
  const { page } = agent;
  await agent.login();
  await page.goto(`${agent.address}/staff/belleroche/settings`);
  const change = (what: string) =>
    page.getByRole('button', { name: t('staff.settings.keys.change', { what }) });
  await change(t('staff.keys.next')).press('Enter');
  await page.keyboard.press('k');
  await expect(page.getByRole('alert')).toHaveText(
    t('staff.settings.keys.taken', { key: 'K', what: t('staff.keys.previous') }),
  );
  await page.keyboard.press('s');
  const row = page.getByRole('listitem').filter({ hasText: t('staff.keys.next') });
  await expect(row).toContainText('S');
  await expectAccessible(page, 'the settings');

  await other.login();
  await other.page.keyboard.press('?');
  await expect(other.drawer).toContainText(new RegExp(`S\\s*${t('staff.keys.next')}`));

  await page.getByRole('button', { name: t('staff.settings.keys.reset') }).click();
  await expect(row).toContainText('J');
  await page.getByRole('checkbox', { name: t('staff.settings.keys') }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: t('staff.nav.cases'), exact: true }).click();
  await expect(agent.list).toBeVisible();
  await page.keyboard.press('?');
  await expect(agent.drawer).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
