import type { Locator } from 'playwright/test';
import { acceptByCall, reportBinsByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Product } from './product.ts';
import type { Staff } from './staff.ts';
import { desk, expect, type Own, onDesk, onPhone, type People, phone, test } from './test.ts';
import { french, type Reader } from './words.ts';

/** A product of its own, with cases of one visitor about a full bin. */
async function openCases(people: People, launch: Own['launch'], count: number): Promise<Product> {
  const product = await launch();
  const visitor = await people.contributor({ words: french, options: phone, product });
  await acceptByCall(visitor.page, product.address, french, 'town-hall');
  for (let n = 0; n < count; n += 1)
    await reportBinsByCall(visitor.page, product.address, french, 'town-hall');
  return product;
}

const isBar = (staff: Staff): Locator => staff.list.getByRole('group', { name: staff.words.t('bulk.bar') });
const boxes = (staff: Staff): Locator => staff.list.getByRole('checkbox');
const button = (staff: Staff, name: Parameters<Reader['t']>[0]): Locator =>
  isBar(staff).getByRole('button', { name: staff.words.t(name), exact: true });

test('by mouse: a range is taken, undone, taken; the whole view is closed, and what stays says why', async ({
  people,
  launch,
}) => {
  const { words } = onPhone;
  const { t } = words;
  const product = await openCases(people, launch, 4);
  const manager = await people.staff({ words, options: desk, product });
  await manager.login('manager@town.example');
  const agent = await people.staff({ words, options: desk, product });
  await agent.login();
  await agent.filter('new');
  await expect(boxes(agent)).toHaveCount(4);
  await boxes(agent).nth(1).hover();
  await boxes(agent).nth(1).click();
  await boxes(agent)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(isBar(agent).getByRole('status')).toHaveText(t('bulk.count', { count: 3 }));
  await expectAccessible(agent.page, 'selected cases');

  await button(agent, 'bulk.handle').click();
  await expect(isBar(agent)).toContainText(t('bulk.undo'));
  await expect(button(agent, 'bulk.undo')).toBeFocused();
  await button(agent, 'bulk.undo').click();
  await expect(isBar(agent)).toContainText(t('bulk.undone'));
  await button(agent, 'part.close').click();
  await expect(agent.list.getByText(t('staff.state.new'), { exact: true })).toHaveCount(4);

  await button(agent, 'bulk.handle').click();
  await button(agent, 'bulk.now').click();
  await expect(isBar(agent)).toContainText(t('bulk.done.handle', { count: 3 }));
  await button(agent, 'part.close').click();
  await expect(isBar(agent)).toHaveCount(0);

  // A colleague takes the case that is left.
  await manager.filter('new');
  await expect(manager.list.getByRole('listitem')).toHaveCount(1);
  await manager.list.getByRole('listitem').getByRole('link').first().click();
  await manager.take();
  await agent.filter('all');
  await expect(boxes(agent)).toHaveCount(4);
  await boxes(agent).first().hover();
  await boxes(agent).first().click();
  await isBar(agent)
    .getByRole('button', { name: t('bulk.all', { n: '4' }), exact: true })
    .click();
  await expect(
    isBar(agent)
      .getByRole('status')
      .filter({ hasText: t('bulk.count', { count: 4 }) }),
  ).toBeVisible();
  await button(agent, 'bulk.close').click();
  const closing = agent.page.getByRole('dialog', { name: t('bulk.close.title', { count: 4 }) });
  await closing.getByRole('button', { name: t('bulk.close.yes'), exact: true }).click();
  await expect(closing.getByRole('alert')).toHaveText(t('questionnaire.missingChoice'));
  await closing.getByRole('radio', { name: t('answer.solved'), exact: true }).click();
  await closing.getByRole('textbox').fill('Les bacs sont vidés.');
  await expectAccessible(agent.page, 'how several cases end');
  await closing.getByRole('button', { name: t('bulk.close.yes'), exact: true }).click();
  await button(agent, 'bulk.now').click();
  const result = agent.page.getByRole('dialog', { name: t('bulk.done.close', { count: 3 }) });
  await expect(result.getByRole('listitem')).toHaveText(
    new RegExp(t('bulk.why.taken', { who: 'Bruno Lescure' })),
  );
  await expectAccessible(agent.page, 'what stayed as it was');
  await result.getByRole('link').click();
  await agent.isTold(t('statement.handle.staff', { name: 'Bruno Lescure' }));
});

test('by keys: x and Shift select, Enter declines, and the service ends without the page', async ({
  people,
  launch,
}) => {
  const { words } = onDesk;
  const { t } = words;
  const product = await openCases(people, launch, 3);
  const agent = await people.staff({ words, options: desk, product });
  await agent.login();
  await agent.filter('new');
  await expect(agent.page).toHaveURL(/filter=new/);
  await expect(boxes(agent)).toHaveCount(3);
  const { keyboard } = agent.page;
  const first = agent.list.getByRole('listitem').getByRole('link').first();
  await first.focus();
  await expect(first).toBeFocused();
  await keyboard.press('x');
  await expect(boxes(agent).first()).toBeChecked();
  await keyboard.press('Shift+J');
  await expect(isBar(agent).getByRole('status')).toHaveText(t('bulk.count', { count: 2 }));
  await keyboard.press('Escape');
  await expect(isBar(agent)).toHaveCount(0);
  await keyboard.press('x');
  await button(agent, 'bulk.reject').focus();
  await keyboard.press('Enter');
  const declining = agent.page.getByRole('dialog', { name: t('bulk.reject.title', { count: 1 }) });
  await expect(declining.getByRole('textbox')).toHaveValue(t('staff.alike.txt'));
  await declining.getByRole('button', { name: t('bulk.reject.yes'), exact: true }).press('Enter');
  await expect(button(agent, 'bulk.undo')).toBeFocused();
  await expectAccessible(agent.page, 'a step that waits');
  // The page leaves: the server takes the step by itself.
  await agent.page.goto('about:blank');
  const colleague = await people.staff({ words, options: desk, product });
  await colleague.login('manager@town.example');
  await expect(colleague.filterChip('closed')).toContainText('1', { timeout: 30_000 });
});

test('by finger: rows are picked, and the place and the selection wait behind a case', async ({
  people,
  launch,
}) => {
  const { words } = onPhone;
  const { t } = words;
  const product = await openCases(people, launch, 14);
  const agent = await people.staff({ words, options: phone, product });
  await agent.login();
  await agent.filter('new');
  await expect(boxes(agent)).toHaveCount(14);
  await agent.list.getByRole('button', { name: t('staff.select'), exact: true }).click();
  await agent.list.getByRole('listitem').getByRole('link').nth(12).click();
  await expect(boxes(agent).nth(12)).toBeChecked();
  await expect(isBar(agent).getByRole('status')).toHaveText(t('bulk.count', { count: 1 }));
  await expectAccessible(agent.page, 'picking cases on a phone');
  await agent.list.getByRole('button', { name: t('staff.select.end'), exact: true }).click();
  await expect(isBar(agent)).toHaveCount(0);

  const last = agent.list.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('checkbox').click();
  await last.getByRole('link').click();
  await expect(agent.chat).toContainText(t('statement.create.staff'));
  await agent.page.goBack();
  await expect(last).toBeInViewport();
  await expect(last.getByRole('checkbox')).toBeChecked();
});
