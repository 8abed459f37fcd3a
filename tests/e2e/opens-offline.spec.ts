import { ownCasesByCall } from './calls.ts';
import { expect, nightly, phone, pictures, readers, test, withWorker } from './test.ts';
import { hasSeen, hasWritten, keepsTheCode, reportsOffline, workerTools } from './workers.ts';

const onPhone = { ...phone, ...withWorker };

for (const words of readers) {
  const { t, asked, tile } = words;

  test(
    `a code that was seen opens without a network, and what is reported there goes out once, the page closed meanwhile (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      await hasSeen(visitor, 'town-school');
      await visitor.page.close();

      const again = await people.sameBrowser(visitor);
      await again.goOffline();
      await again.scan('town-school');
      await again.seesTheMenu();
      await pictures(again.page, `opens-offline/menu-${words.locale}`);
      await again.beginReport('hygiene', 'bins');
      await pictures(again.page, `opens-offline/question-${words.locale}`);
      await again.choose(asked('bins.what'), asked('bins.what.full'));
      await again.sendButton.click();
      await expect(again.heading).toHaveText(t('sent.waiting'));
      await pictures(again.page, `opens-offline/waiting-${words.locale}`);
      await again.page.close();

      await again.comeBack();
      const third = await people.sameBrowser(again);
      await third.page.goto(`${third.address}/m/home`);
      const cases = third.ownCases('bins');
      await expect(cases).toHaveCount(1);
      await cases.getByRole('link').or(cases.getByRole('button')).first().click();
      await third.seesTheCase();
    },
  );

  test(
    `what was reported without a network goes out with no page open, where the browser does that (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      await hasSeen(visitor, 'town-school');
      await visitor.goOffline();
      await reportsOffline(visitor);
      await visitor.page.close();

      await visitor.comeBack();
      const apart = await people.sameBrowser(visitor);
      await (await workerTools(apart.page, visitor.address)).sync();
      await expect.poll(() => ownCasesByCall(apart.page, apart.address, words)).toEqual(['bins']);
      await apart.page.goto(`${apart.address}/m/home`);
      await expect(apart.ownCases('bins')).toHaveCount(1);
    },
  );

  test(
    `the conversation read last opens without a network, and so do own reports (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      const at = await hasWritten(visitor, 'Ombeline');

      const again = await people.sameBrowser(visitor);
      await again.goOffline();
      await again.page.goto(at);
      await expect(again.said('Ombeline')).toBeVisible();
      await pictures(again.page, `opens-offline/chat-${words.locale}`);
      await again.page.goto(`${again.address}/m/home`);
      await expect(again.page.getByRole('main')).toContainText(tile('bins'));
      await pictures(again.page, `opens-offline/home-${words.locale}`);
    },
  );

  test(
    `whoever reports at once and leaves with the thanks reads the report without a network, and sends another (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      await visitor.arrives('town-school');
      await visitor.beginReport('hygiene', 'bins');
      await visitor.choose(asked('bins.what'), asked('bins.what.full'));
      await visitor.sendButton.click();
      await visitor.isThanked();
      const { page, address } = visitor;
      const at = page.url().replace(/\/sent$/, '');
      const kept = () => page.evaluate(() => localStorage.getItem('pv_kept_cases') ?? '');
      // The list, the case and its messages.
      for (const part of ['["ownCases"]', '["case",', '["messages",'])
        await expect.poll(kept).toContain(part);
      await keepsTheCode(visitor, 'town-school');
      await page.close();

      const again = await people.sameBrowser(visitor);
      await again.goOffline();
      await again.page.goto(`${address}/m/home`);
      await expect(again.ownCases('bins')).toHaveCount(1);
      await expect(again.page.getByRole('alert')).toHaveCount(0);
      await again.page.goto(at);
      await again.seesTheCase();
      await again.scan('town-school');
      await reportsOffline(again);
    },
  );
}

test('who erases everything leaves nothing that opens without a network', nightly, async ({ people }) => {
  const visitor = await people.contributor({ options: onPhone });
  const { page, address } = visitor;
  const { t } = visitor.words;
  await hasSeen(visitor, 'town-school');
  await page.goto(`${address}/m/settings`);
  await page.getByRole('button', { name: t('settings.eraseAll'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('eraseAll.yes'), exact: true })
    .click();
  await expect(page.getByText(t('settings.eraseAll.done'))).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...Object.keys(localStorage).filter((key) => key.startsWith('pv_')),
    ]);
  expect(await left()).toEqual([]);
  await page.goto(`${address}/q/town-school`);
  await expect(visitor.gate).toBeVisible();
  expect(await left()).not.toContain('pv-pages');
});

test(
  'without a server that answers, a code that was seen opens as it was seen last',
  nightly,
  async ({ people, launch }) => {
    const product = await launch();
    const visitor = await people.contributor({ product, options: onPhone });
    await hasSeen(visitor, 'town-school');
    await product.kill();
    await visitor.scan('town-school');
    await visitor.seesTheMenu();
    await visitor.chooseTile('hygiene');
    await expect(visitor.tile('bins')).toBeVisible();
  },
);
