import type { Locator, Page } from 'playwright/test';
import { desk, expect, nightly, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;
/** More stops than any screen has. */
const STOPS = 60;

/** Goes from stop to stop until the wanted one has the focus, and finds that the focus can be seen. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) {
      const visible = await wanted.first().evaluate((element) => element.matches(':focus-visible'));
      expect(visible, 'the focus is shown').toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}

test.describe('with the keyboard alone', () => {
  test('a visitor comes from the scan to a case and writes in it', async ({ people }) => {
    const visitor = await people.contributor({ options: desk });
    const { page } = visitor;
    const press = async (wanted: Locator, key = 'Enter') => {
      await tabTo(page, wanted);
      await page.keyboard.press(key);
    };
    await visitor.scan('town-hall');
    await press(visitor.gate.getByRole('checkbox', { name: t('gate.check') }), 'Space');
    await press(visitor.gate.getByRole('button', { name: t('gate.accept') }));
    await visitor.seesTheMenu();
    await press(visitor.tile('hygiene'));
    await press(visitor.tile('bins'), 'Space');
    await press(page.getByRole('button', { name: t('menu.report', { lbl: french.tile('bins') }) }));

    const answers = visitor.question(asked('bins.what')).getByRole('radio');
    await tabTo(page, answers.first());
    await page.keyboard.press('ArrowDown');
    await expect(answers.nth(1)).toBeFocused();
    await expect(answers.nth(1), 'moving does not answer').not.toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(visitor.review.getByRole('heading')).toBeFocused();
    await press(visitor.sendButton);
    await visitor.isThanked();
    await press(page.getByRole('button', { name: t('sent.chat'), exact: true }));
    await visitor.seesTheCase();

    await tabTo(page, page.getByRole('textbox', { name: t('part.message') }));
    await page.keyboard.type('Merci de passer avant midi');
    await page.keyboard.press('Enter');
    await visitor.seesStatus('Merci de passer avant midi', 'part.sent');
  });

  test('a member of staff finds a case, takes it, answers and closes it', nightly, async ({ people }) => {
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
    await tabTo(page, agent.stepButton('handle'));
    await page.keyboard.press('Enter');
    await agent.isTold(t('statement.handle.me'));
    await tabTo(page, page.getByRole('textbox', { name: t('staff.reply'), exact: true }));
    await page.keyboard.type('Une patrouille passe.');
    await page.keyboard.press('Enter');
    await visitor.reads('Une patrouille passe.');
    await tabTo(page, agent.stepButton('close'), 'Shift+Tab');
    // Read from left to right, the focus goes from left to right.
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
});
