import { callAddress } from '@parvis/api/call';
import { arrivalCalls } from '@parvis/api/calls/arrival';
import { caseCalls } from '@parvis/api/calls/cases';
import type { BrowserContext } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, nightly, phone, pictures, readers, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;

const everyStore = ['localStorage', 'sessionStorage', 'indexedDB'];

/** From its next page on the browser refuses stores: every one but cookies, as private windows and strict settings do. */
const refuseStores = (context: BrowserContext, stores = everyStore) =>
  context.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, stores);

test(
  'whoever accepted in a browser without stores keeps having accepted, and a report goes from any page once there is a network',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    await refuseStores(page.context());
    await visitor.scan('town-school');
    await visitor.acceptTerms();
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await expect(visitor.sendButton).toBeVisible();

    await visitor.goOffline();
    await visitor.sendButton.click();
    await expect(visitor.heading).toHaveText(t('sent.waiting'));
    // What follows the case fails several times, and then looks who this is.
    const doubted = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(callAddress(arrivalCalls.userSts, {})),
    );
    await page.getByRole('button', { name: t('sent.chat'), exact: true }).click();
    await expect(visitor.chat).toBeVisible();
    await doubted;
    await expect(page.getByText(t('chat.offline'))).toBeVisible();
    await expect(visitor.chat).toContainText(asked('bins.what.full'));

    // From another page too.
    await page.goBack();
    await visitor.seesTheMenu();
    const sent = page.waitForResponse((response) =>
      response.url().endsWith(callAddress(caseCalls.casesInit, {})),
    );
    await visitor.comeBack();
    expect((await sent).ok()).toBe(true);
    await expect(visitor.gate).toHaveCount(0);
  },
);

test(
  'a report that waits in memory alone outlives what the thanks lead to, without a network too',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    await refuseStores(page.context(), ['indexedDB']);
    await visitor.scan('town-school');
    await visitor.acceptTerms();
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await expect(visitor.sendButton).toBeVisible();

    await visitor.goOffline();
    await visitor.sendButton.click();
    await expect(visitor.heading).toHaveText(t('sent.waiting'));
    await page.getByRole('link', { name: t('sent.other'), exact: true }).click();
    await visitor.seesTheMenu();
    const sent = page.waitForResponse((response) =>
      response.url().endsWith(callAddress(caseCalls.casesInit, {})),
    );
    await visitor.comeBack();
    expect((await sent).ok()).toBe(true);

    // Nor is the page loaded anew by what leads to one's address: another report may wait in it.
    await visitor.beginReport('hygiene', 'bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.sendButton.click();
    await expect(visitor.heading).toHaveText(t('sent.title'));
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('link', { name: t('sent.news.give'), exact: true }).click();
    await expect(visitor.heading).toHaveText(t('settings.title'));
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  },
);

for (const words of readers)
  test(
    `their own address shows one’s reports where the browser keeps nothing, and says what to do before (${words.locale})`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words, options: phone });
      const { page, address } = visitor;
      await visitor.hasReportedBins('town-school');
      await refuseStores(page.context());
      await page.goto(`${address}/m/home`);
      await expect(visitor.heading).toHaveText(t('home.unknown'));
      await expect(page).toHaveTitle(`${t('home.title')} – ${t('app.name')}`);
      await expect(page.getByRole('main')).toContainText(t('home.unknown.text'));
      for (const way of ['home.find', 'start.login'] as const)
        await expect(page.getByRole('link', { name: t(way), exact: true })).toBeVisible();
      await expectAccessible(page, 'one’s reports, unknown to the device');
      await pictures(page, `no-stores/unknown-${words.locale}`);
      await page.getByRole('button', { name: t('home.unknown.here'), exact: true }).click();
      await expect(visitor.heading).toBeFocused();
      await visitor.gate.getByRole('checkbox', { name: t('gate.check') }).click();
      await visitor.gate.getByRole('button', { name: t('gate.accept') }).click();
      await expect(visitor.heading).toHaveText(t('home.title'));
      await expect(page.getByRole('main')).toContainText(words.place('school'));
    },
  );
