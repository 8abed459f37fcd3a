import { launchOptions } from '../../chromium.ts';
import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import { emulatePushService, PUSH_SERVICE } from '../pushService.ts';
import { expect, onDesk, onPhone, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';

// The headless shell offers no notifications.
test.use({ launchOptions });

const FACTS = ['firstCase', 'firstCase.answers', 'firstCase.erased'] as const;

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
    const fact = (id: (typeof FACTS)[number]) => page.getByRole('group', { name: t(id), exact: true });
    // It comes after the thanks, and takes no focus.
    await expect(fact('firstCase')).toContainText(t('firstCase.text'));
    await expect(visitor.heading).toBeFocused();
    await expectAccessible(page, 'thanks for a first report');
    await page.reload();
    await expect(fact('firstCase')).toBeVisible();
    const understood = page.getByRole('button', { name: t('flow.understood'), exact: true });
    await understood.focus();
    for (const next of FACTS.slice(1)) {
      await page.keyboard.press('Enter');
      await expect(fact(next).getByRole('heading')).toBeFocused();
      await expect(fact(next)).toContainText(t(`${next}.text`));
      await page.keyboard.press('Tab');
      await expect(understood).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(understood).toHaveCount(0);
    await expect(visitor.heading).toBeFocused();

    await sends(visitor, 'town-library');
    await expect(page.locator('dd').first()).toHaveText(/^[0-9A-Z]{4,6}$/);
    await expect(fact('firstCase')).toHaveCount(0);
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
    await expect(button(t('sent.skip'))).toBeVisible();
    await expect(offer).toHaveCount(0);
    if (answer === 'skip') {
      await button(t('sent.skip')).click();
      await expect(offer).toBeVisible();
      continue;
    }
    for (const id of FACTS) {
      await expect(page.getByRole('group', { name: t(id), exact: true })).toBeVisible();
      await button(t('flow.understood')).click();
    }
    await expect(button(t('sent.skip'))).toHaveCount(0);
    await button(t('notify.yes')).click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t('notif.ready'));
    await expect(offer).toHaveCount(0);
  }
});
