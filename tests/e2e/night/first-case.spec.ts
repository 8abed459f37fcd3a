import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import { expect, onDesk, onPhone, test, withoutNotifications } from '../test.ts';

/** Steps with their buttons. */
const STEPS = [
  ['firstCase', 'flow.continue'],
  ['firstCase.answers', 'flow.continue'],
  ['firstCase.erased', 'flow.understood'],
] as const;

async function sends(visitor: Contributor, qrid: string): Promise<void> {
  const { asked } = visitor.words;
  await visitor.scan(qrid);
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await visitor.isThanked();
}

for (const { words, options, width } of [onPhone, onDesk])
  test(`explains a first report by keyboard, then never again (${width})`, async ({ people }) => {
    const { t } = words;
    const visitor = await people.contributor({ words, options });
    const { page } = visitor;
    await withoutNotifications(page);
    await visitor.arrives('town-library');
    await sends(visitor, 'town-library');
    const step = (id: (typeof STEPS)[number][0]) => page.getByRole('group', { name: t(id), exact: true });
    // It comes after the thanks, and takes no focus.
    await expect(step('firstCase')).toContainText(t('firstCase.text'));
    await expect(visitor.heading).toBeFocused();
    await expectAccessible(page, 'thanks for a first report');
    await page.reload();
    await expect(step('firstCase')).toBeVisible();
    await step('firstCase').getByRole('heading').focus();
    for (const [id, button] of STEPS) {
      await expect(step(id).getByRole('heading')).toBeFocused();
      await expect(step(id)).toContainText(t(`${id}.text`));
      await page.keyboard.press('Tab');
      await expect(step(id).getByRole('button', { name: t(button), exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(step(id)).toHaveCount(0);
    }
    await expect(visitor.heading).toBeFocused();

    await sends(visitor, 'town-library');
    await expect(page.locator('dd').first()).toHaveText(/^[0-9A-Z]{4,6}$/);
    await expect(step('firstCase')).toHaveCount(0);
  });
