import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import type { TextId } from '@parvis/locales/areas';
import type { Page } from 'playwright/test';
import { launchOptions } from '../chromium.ts';
import { PUSH_SERVICE, withPushService } from './pushedTo.ts';
import { expect, nightly, phone, pictures, readers, test, withWorker } from './test.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const onPhone = { ...phone, ...withWorker, userAgent };
const own = { env: { PUSH_OWN_SERVICES: PUSH_SERVICE } };

// The headless shell has no notifications.
test.use({ launchOptions });

/** What goes wrong between a tap and the subscription, and what is said of it (specification 8). */
const failures: readonly (readonly [TextId, (page: Page) => Promise<unknown>])[] = [
  [
    'notif.vapidFailed',
    (page) => page.route(`**${callAddress(notifCalls.notifVapid, {})}`, (route) => route.abort()),
  ],
  [
    'notif.subscriptionFailed',
    (page) =>
      page.addInitScript(() => {
        PushManager.prototype.subscribe = () => Promise.reject(new DOMException('blocked', 'AbortError'));
      }),
  ],
  [
    'notif.registerFailed',
    (page) => page.route(`**${callAddress(notifCalls.notifRegister, {})}`, (route) => route.abort()),
  ],
];

/** What a browser lacks from the beginning, and what is said of it. */
const lacks: readonly (readonly [TextId, (page: Page) => Promise<unknown>])[] = [
  ['notif.none', (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))],
  [
    'notif.noWorker',
    (page) =>
      page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
      ),
  ],
  [
    'notif.workerFailed',
    (page) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('refused'));
      }),
  ],
];

for (const { t, locale, ...words } of readers) {
  for (const [said, fails] of failures)
    test(
      `a device that cannot be subscribed says why, tries five times by itself, then by a tap: ${said} (${locale})`,
      nightly,
      async ({ people, launch }) => {
        const product = await launch(own);
        const visitor = await people.contributor({
          words: { t, locale, ...words },
          product,
          options: onPhone,
        });
        const { page, address } = visitor;
        await withPushService(page.context());
        await page.context().grantPermissions(['notifications'], { origin: address });
        await visitor.hasReportedBins('town-school');
        await fails(page);
        await page.clock.install();
        await page.goto(`${address}/m/settings`);
        const part = page.getByRole('region', { name: t('notif.title.phone'), exact: true });
        // Each try begins with the key.
        let tries = 0;
        page.on('request', (request) => {
          if (request.url().endsWith(callAddress(notifCalls.notifVapid, {}))) tries += 1;
        });
        await part.getByRole('button', { name: t('notif.ask'), exact: true }).click();
        await expect(part).toContainText(t(said));
        await expect(part).toContainText(t('notif.soon'));
        await pictures(page, `push-fails/${said}-${locale}`);
        const again = part.getByRole('button', { name: t('notif.again'), exact: true });
        await expect(async () => {
          await page.clock.fastForward(5_000);
          await expect(again).toBeVisible({ timeout: 500 });
        }).toPass();
        expect(tries).toBe(6);
        await expect(part).toContainText(t(said));
        await expect(part).not.toContainText(t('notif.soon'));
      },
    );

  for (const [said, lacking] of lacks)
    test(`a browser without what it takes is told so: ${said} (${locale})`, nightly, async ({ people }) => {
      const visitor = await people.contributor({ words: { t, locale, ...words }, options: onPhone });
      const { page, address } = visitor;
      await lacking(page);
      await visitor.hasReportedBins('town-school');
      await page.goto(`${address}/m/settings`);
      const part = page.getByRole('region', { name: t('notif.title.phone'), exact: true });
      await expect(part.getByRole('status').first()).toContainText(t(said));
      await pictures(page, `push-fails/${said}-${locale}`);
    });
}
