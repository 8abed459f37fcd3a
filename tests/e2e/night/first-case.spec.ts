import { launchOptions } from '../../chromium.ts';
import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import { emulatePushService, PUSH_SERVICE } from '../pushService.ts';
import { expect, onDesk, onPhone, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';

// The headless shell offers no notifications.
test.use({ launchOptions });

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

test('offers notifications at the end of the explanation, and at once where it is skipped', async ({
  people,
  launch,
}) => {
  const { t } = french;
  const product = await launch({ env: { PUSH_OWN_SERVICES: PUSH_SERVICE } });
  const told: readonly ('yes' | 'skip')[] = ['yes', 'skip'];
  for (const answer of told) {
    const visitor = await people.contributor({ product, options: { ...phone, ...withWorker } });
    const { page, address } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await emulatePushService(page.context());
    await page.context().grantPermissions(['notifications'], { origin: address });
    await visitor.arrives('town-library');
    await sends(visitor, 'town-library');
    const offer = button(t('notif.title.phone')).or(button(t('notif.title.other')));
    await expect(button(t('flow.skip'))).toBeVisible();
    await expect(offer).toHaveCount(0);
    if (answer === 'skip') {
      await button(t('flow.skip')).click();
      await expect(offer).toBeVisible();
      continue;
    }
    for (const [id, next] of STEPS)
      await page
        .getByRole('group', { name: t(id), exact: true })
        .getByRole('button', { name: t(next), exact: true })
        .click();
    await expect(button(t('flow.skip'))).toHaveCount(0);
    await button(t('notify.yes')).click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t('notif.ready'));
    await expect(offer).toHaveCount(0);
  }
});
