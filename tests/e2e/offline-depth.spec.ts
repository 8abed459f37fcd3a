import type { Locator } from 'playwright/test';
import { benchPhoto } from './photoReport.ts';
import { pick } from './picking.ts';
import { expect, nightly, phone, pictures, readers, test, withWorker } from './test.ts';
import { layWire } from './wire.ts';
import { hasSeen, hasWritten, keepsTheWords, keptPaths, reportsOffline } from './workers.ts';

const onPhone = { ...phone, ...withWorker };

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);

for (const words of readers) {
  const { t, tile, town } = words;

  test(
    `the pictures of a conversation are seen without a network (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      const at = await visitor.hasReportedBins('town-school');
      const { page } = visitor;
      await expect.poll(() => keptPaths(page)).toContain('/m/home');
      const sheet = await pick(page, words, [await benchPhoto()]);
      await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Le bac');
      await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
      const picture = (by: typeof page) =>
        by.getByRole('button', { name: 'Le bac', exact: true }).getByRole('img', { includeHidden: true });
      const sent = visitor.chat.getByRole('listitem').filter({ has: picture(page) });
      await expect(sent).toContainText(t('part.sent'));
      // What was sent from here is shown from here; a page that is opened anew asks the server.
      await page.reload();
      await visitor.seesTheCase();
      const pictured = async () =>
        (await keptPaths(page)).filter((path) => path.includes('/media/image/')).length;
      await expect.poll(pictured).toBe(1);
      await keepsTheWords(visitor, 'Le bac');
      await page.close();

      const again = await people.sameBrowser(visitor);
      await again.goOffline();
      await again.page.goto(at);
      await isDrawn(picture(again.page));
      await pictures(again.page, `offline-depth/picture-${words.locale}`);
    },
  );

  test(
    `without a network the thanks keep the town’s name, and lead to the menu of their code, as “My reports” does (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options: onPhone });
      await hasSeen(visitor, 'town-school');
      const { page } = visitor;
      await visitor.goOffline();
      await reportsOffline(visitor);
      await page.reload();
      await expect(visitor.heading).toHaveText(t('sent.waiting'));
      await expect(page.getByRole('banner')).toContainText(town);
      await pictures(page, `offline-depth/thanks-${words.locale}`);
      await page.getByRole('link', { name: t('sent.other'), exact: true }).click();
      await visitor.seesTheMenu();

      await page.goto(`${visitor.address}/m/home`);
      await expect(page.getByRole('banner')).toContainText(town);
      await expect(page.getByRole('main')).toContainText(tile('bins'));
      await page.getByRole('link', { name: t('home.report'), exact: true }).click();
      await visitor.seesTheMenu();
      await visitor.chooseTile('hygiene');
      await expect(visitor.tile('bins')).toBeVisible();
      await page.goBack();
      await visitor.seesTheMenu();
    },
  );

  test(
    `where the browser says online and nothing answers, the conversation is as it was kept, and says so until something answers (${words.locale})`,
    nightly,
    async ({ people, product }) => {
      const wire = await layWire(product.address);
      const visitor = await people.contributor({ words, options: onPhone, address: wire.address });
      const at = await hasWritten(visitor, 'Ombeline');

      const again = await people.sameBrowser(visitor);
      wire.swallow();
      // What a page does without may be waited for.
      await again.page.goto(at, { waitUntil: 'commit' });
      await expect(again.said('Ombeline')).toBeVisible();
      const said = again.page.getByRole('status').filter({ hasText: t('chat.kept') });
      await expect(said).toBeVisible();
      await pictures(again.page, `offline-depth/silent-${words.locale}`);
      await again.write('Toujours plein');
      await again.seesStatus('Toujours plein', 'part.sending');
      wire.mend();
      await again.seesStatus('Toujours plein', 'part.sent');
      await expect(said).toHaveCount(0);
      await again.reads('Ombeline');
      await again.page.close();
      await wire.close();
    },
  );
}
