import { launchOptions } from '../../chromium.ts';
import { emulatePushService, PUSH_SERVICE } from '../pushService.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';

// The headless shell offers no notifications.
test.use({ launchOptions });

test('offers notifications at the end of the explanation, and at once where it is skipped', async ({
  people,
  launch,
}) => {
  const { t, asked } = french;
  const product = await launch({ env: { PUSH_OWN_SERVICES: PUSH_SERVICE } });
  const told: readonly ('yes' | 'skip')[] = ['yes', 'skip'];
  for (const answer of told) {
    const visitor = await people.contributor({ product, options: { ...phone, ...withWorker } });
    const { page, address } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await emulatePushService(page.context());
    await page.context().grantPermissions(['notifications'], { origin: address });
    await visitor.arrives('town-library');
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.sendButton.click();
    await visitor.isThanked();
    const offer = button(t('notif.title.phone')).or(button(t('notif.title.other')));
    await expect(button(t('flow.skip'))).toBeVisible();
    await expect(offer).toHaveCount(0);
    if (answer === 'skip') {
      await button(t('flow.skip')).click();
      await expect(offer).toBeVisible();
      continue;
    }
    for (const [id, next] of [
      ['firstCase', 'flow.continue'],
      ['firstCase.answers', 'flow.continue'],
      ['firstCase.erased', 'flow.understood'],
    ] as const)
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
