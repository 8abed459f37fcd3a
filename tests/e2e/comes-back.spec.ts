import type { Page } from 'playwright/test';
import { launchOptions } from '../chromium.ts';
import { acceptByCall, reportBinsByCall } from './calls.ts';
import type { Contributor } from './contributor.ts';
import { PUSH_SERVICE, withPushService } from './pushedTo.ts';
import { expect, nightly, phone, pictures, readers, test, withWorker } from './test.ts';
import { hasSeen } from './workers.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const onPhone = { ...phone, ...withWorker };
const own = { env: { PUSH_OWN_SERVICES: PUSH_SERVICE } };

// The headless shell has no notifications.
test.use({ launchOptions });

/** The browser tells a page that it would install the app, as Chrome does some time after it was opened. */
const offersToInstall = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'dismissed' }) }),
    ),
  );

/** All that decides of an offer is known to the page, which knows how to install the app, too. */
async function visits({ page, address, words: { t } }: Contributor): Promise<void> {
  await page.goto(`${address}/m/settings`);
  const news = page.getByRole('region', { name: t('notif.title.phone'), exact: true });
  await expect(news.getByRole('button', { name: t('notif.ask'), exact: true })).toBeVisible();
  const install = page.getByRole('button', { name: t('install.button'), exact: true });
  await expect(async () => {
    await offersToInstall(page);
    await expect(install).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: t('nav.cases'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
}

for (const words of readers) {
  const { t, cuid, locale, town } = words;

  test(
    `who comes back to their reports is offered news, the app at a later visit, and nothing that they put away (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch(own);
      const visitor = await people.contributor({ words, product, options: { ...onPhone, userAgent } });
      const { page, address } = visitor;
      await withPushService(page.context());
      await acceptByCall(page, address, words, 'town-school');
      await reportBinsByCall(page, address, words, 'town-school');
      const main = page.getByRole('main');
      const news = main.getByRole('region', { name: t('notif.title.phone'), exact: true });
      const app = main.getByRole('region', { name: t('install.title'), exact: true });

      await visits(visitor);
      await expect(news).toBeVisible();
      await expect(app).toHaveCount(0);
      await pictures(page, `comes-back/news-${locale}`);
      await news.getByRole('button', { name: t('notif.close'), exact: true }).click();
      await expect(news).toHaveCount(0);
      await expect(app).toHaveCount(0);

      await visits(visitor);
      await expect(app).toBeVisible();
      await expect(news).toHaveCount(0);
      await pictures(page, `comes-back/app-${locale}`);
      await app.getByRole('button', { name: t('install.close'), exact: true }).click();
      await expect(app).toHaveCount(0);

      await visits(visitor);
      // The part that would offer something has come: from here on it draws what it knows at once.
      await expect(visitor.ownCases('bins')).toHaveCount(1);
      await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
      await page.getByRole('link', { name: t('nav.cases'), exact: true }).click();
      await expect(visitor.ownCases('bins')).toHaveCount(1);
      await expect(news).toHaveCount(0);
      await expect(app).toHaveCount(0);
      expect(
        await page.evaluate(() => [localStorage.getItem('pv_no_push'), localStorage.getItem('pv_install')]),
      ).toEqual(['1', '-']);
    },
  );

  test(
    `a code that was never opened says so without a network, leads to the last place, and opens by itself (${locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      await hasSeen(visitor, 'town-school');
      const { page, address } = visitor;
      await visitor.goOffline();
      await page.goto(`${address}/q/town-library`);
      await expect(visitor.heading).toHaveText(t('qr.unreached'));
      await expect(page.getByRole('alert')).toHaveText(t('qr.unreached.network'));
      await expect(page.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
      const last = page.getByRole('link', { name: t('qr.unreached.last', { place: words.place('school') }) });
      await expect(last).toHaveAttribute('href', '/q/town-school');
      await pictures(page, `comes-back/unreached-${locale}`);
      await visitor.comeBack();
      await visitor.seesTheMenu();
      await expect(page).toHaveURL(`${address}/q/town-library`);
      await expect(page.getByRole('banner')).toContainText(words.place('library'));
    },
  );

  test(`“Home” within a customer’s app stays with that customer (${locale})`, nightly, async ({ people }) => {
    const visitor = await people.contributor({ words, options: phone });
    const { page, address } = visitor;
    await visitor.arrives('town-school');
    // Another customer’s code was scanned since.
    await visitor.scan('demo-venue');
    const home = page.getByRole('link', { name: t('nav.home'), exact: true });
    await page.goto(`${address}/app/${cuid}/m/settings`);
    await home.click();
    await expect(page).toHaveURL(`${address}/app/${cuid}/q/town-school`);
    await visitor.seesTheMenu();
    await expect(page).toHaveTitle(new RegExp(town));
    // An app that was just installed may know of no code, as on iOS.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${address}/app/${cuid}/m/info`);
    await home.click();
    await expect(page).toHaveURL(new RegExp(`^${address}/app/${cuid}/?$`));
    await expect(visitor.heading).toHaveText(t('start.title'));
  });

  test(
    `staff read who was called for a case that nobody takes, until somebody does (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch();
      const visitor = await people.contributor({ words, product, options: phone });
      await acceptByCall(visitor.page, visitor.address, words, 'town-school');
      await reportBinsByCall(visitor.page, visitor.address, words, 'town-school');
      const agent = await people.staff({ words, product });
      const { page } = agent;
      await agent.chooseLanguage();
      await agent.login();
      const row = agent.list
        .getByRole('listitem')
        .filter({ hasText: words.tile('bins') })
        .first();
      await row.click();
      const [beginning = ''] = t('staff.call.last', { who: '|', when: '' }).split('|');
      const line = page.getByText(beginning.trim());
      // The server looks who waits at its own pace; what it did shows when the case is opened.
      await expect(async () => {
        await page.reload();
        await expect(agent.chat).toBeVisible();
        await expect(line).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await pictures(page, `comes-back/called-${locale}`);
      await agent.take();
      await expect(line).toHaveCount(0);
    },
  );
}
