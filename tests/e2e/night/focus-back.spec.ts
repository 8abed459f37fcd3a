import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { BrowserContextOptions, Locator, Page } from 'playwright/test';
import { emulateSafariFocus } from '../lowestBrowser.ts';
import type { Staff } from '../staff.ts';
import { test } from '../studioTest.ts';
import { expect, type People, phone } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** Case details do not fit beside it and move under "More". */
const narrowDesk = { viewport: { width: 1100, height: 800 } };

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Tab cycles within a modal in both directions and never focuses its container. */
async function staysInside(box: Locator): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await box.page().keyboard.press(key);
    await expect(box.locator(':focus'), 'the focus is inside, and the box is no stop').toHaveCount(1);
  }
}

/** Escape closes it and focus moves to the expected element. */
async function closesBackTo(opened: Locator, back: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  if ((await opened.getAttribute('role')) === 'dialog') await staysInside(opened);
  await opened.page().keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(back).toBeFocused();
}

async function opensAndComesBack(pressed: Locator, opened = dialog(pressed.page())): Promise<void> {
  await pressed.click();
  await closesBackTo(opened, pressed);
}

/** Staff with an assigned case, where presses do not focus. */
async function withACase(
  people: People,
  place: 'park' | 'pool',
  options: BrowserContextOptions,
): Promise<Staff> {
  await (await people.contributor()).hasReportedBins(`town-${place}`);
  const agent = await people.staff({ options });
  await emulateSafariFocus(agent.page.context());
  await agent.login();
  await agent.openCase('bins', place);
  await agent.take();
  return agent;
}

test.describe('focus returns to the pressed button where presses do not focus, as in Safari', () => {
  test('after visitor drawers; after the gate it is on the heading', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, heading } = visitor;
    await emulateSafariFocus(page.context());
    await visitor.scan('town-hall');
    await visitor.acceptTerms();
    await expect(heading).toBeFocused();
    await opensAndComesBack(visitor.tile('townhall-hours'));
    await visitor.tile('townhall-hours').click();
    await button(dialog(page), t('part.close')).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(visitor.tile('townhall-hours'), 'also by the button of the drawer').toBeFocused();

    // The questions arrive while the discard dialog is open, so the page behind is redrawn.
    let letCome = () => {};
    const held = new Promise<void>((done) => {
      letCome = done;
    });
    await page.route(`**${callAddress(mobileCalls.casesQuestion, { cuid: '*' })}`, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.beginReport('hygiene', 'toilets');
    await button(page, t('report.quit')).click();
    await expect(dialog(page)).toBeVisible();
    letCome();
    await expect(page.getByRole('radio', { includeHidden: true }).first()).toBeAttached();
    await closesBackTo(dialog(page), button(page, t('report.quit')));
    await page.goto(`${visitor.address}/m/settings`);
    await opensAndComesBack(button(page, t('settings.disconnect')));
  });

  test('after the list, drawers and dialogs of a case on a desktop', async ({ people }) => {
    const agent = await withACase(people, 'park', narrowDesk);
    const { page } = agent;
    const [menu, more] = [page.getByRole('menu'), button(page, t('staff.step.more'))];
    const tools = button(page, t('replies.tools'));
    await opensAndComesBack(tools, menu);
    await agent.openTool(t('staff.step.ask'));
    await closesBackTo(dialog(page), tools);
    await opensAndComesBack(more, menu);
    for (const entry of ['hold', 'leave', 'reject'] as const) {
      await agent.more(entry);
      await closesBackTo(dialog(page), more);
    }
    await more.click();
    await agent.pick(t('staff.details'));
    await closesBackTo(dialog(page), more);
    await opensAndComesBack(agent.stepButton('close'), menu);
    await agent.closesWithWords();
    await closesBackTo(dialog(page), agent.stepButton('close'));

    await agent.row('bins', 'park').click();
    await expect(agent.row('bins', 'park')).toBeFocused();
    await page.keyboard.press('?');
    await expect(dialog(page)).toHaveAccessibleName(t('staff.keys.title'));
    await closesBackTo(dialog(page), agent.row('bins', 'park'));

    const other = await people.staff();
    await emulateSafariFocus(other.page.context());
    await other.login('manager@town.example');
    await other.openCase('bins', 'park');
    await opensAndComesBack(button(other.page, t('staff.step.join')));
    await page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
    await opensAndComesBack(button(page.getByRole('main'), t('settings.disconnect')));
  });

  test('after the drawers of a case on a phone', async ({ people }) => {
    const agent = await withACase(people, 'pool', phone);
    const { page } = agent;
    const more = button(page, t('staff.step.more'));
    await opensAndComesBack(more);
    await more.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await opensAndComesBack(agent.stepButton('close'));
    const tools = button(page, t('replies.tools'));
    await opensAndComesBack(tools);
    await agent.openTool(t('staff.step.ask'));
    await closesBackTo(dialog(page), tools);
    for (const entry of ['hold', 'leave'] as const) {
      await agent.more(entry);
      await expect(dialog(page)).not.toHaveAccessibleName(t('staffActions'));
      await closesBackTo(dialog(page), more);
    }
    await agent.closesWithWords();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await closesBackTo(dialog(page), agent.stepButton('close'));
  });
});
