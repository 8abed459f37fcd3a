import type { Locator } from 'playwright/test';
import { layWire } from '../faultyNetwork.ts';
import { makeBenchPhoto } from '../photoReport.ts';
import { pick } from '../picking.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { listCachedPaths, reportAndWriteUntilCached, waitForCachedWords } from '../workers.ts';

const words = french;

const onPhone = { ...phone, ...withWorker };

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);

const { t } = words;

test('shows a conversation’s pictures offline', async ({ people }) => {
  const visitor = await people.contributor({ words, options: onPhone });
  const at = await visitor.hasReportedBins('town-school');
  const { page } = visitor;
  await expect.poll(() => listCachedPaths(page)).toContain('/m/home');
  const sheet = await pick(page, words, [await makeBenchPhoto()]);
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Le bac');
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  const picture = (by: typeof page) =>
    by.getByRole('button', { name: 'Le bac', exact: true }).getByRole('img', { includeHidden: true });
  const sent = visitor.chat.getByRole('listitem').filter({ has: picture(page) });
  await expect(sent).toContainText(t('part.sent'));
  // Own pictures come from the device; a reopened page asks the server.
  await page.reload();
  await visitor.seesTheCase();
  const pictured = async () =>
    (await listCachedPaths(page)).filter((path) => path.includes('/media/image/')).length;
  await expect.poll(pictured).toBe(1);
  await waitForCachedWords(visitor, 'Le bac');
  await page.close();

  const again = await people.sameBrowser(visitor);
  await again.goOffline();
  await again.page.goto(at);
  await isDrawn(picture(again.page));
});

test('shows the cached conversation with a notice while the server does not respond', async ({
  people,
  product,
}) => {
  const wire = await layWire(product.address);
  const visitor = await people.contributor({ words, options: onPhone, address: wire.address });
  const at = await reportAndWriteUntilCached(visitor, 'Ombeline');

  const again = await people.sameBrowser(visitor);
  wire.swallow();
  // Requests that the page does not need may still be pending.
  await again.page.goto(at, { waitUntil: 'commit' });
  await expect(again.said('Ombeline')).toBeVisible();
  const said = again.page.getByRole('status').filter({ hasText: t('chat.kept') });
  await expect(said).toBeVisible();
  await again.write('Toujours plein');
  await again.seesStatus('Toujours plein', 'part.sending');
  wire.mend();
  await again.seesStatus('Toujours plein', 'part.sent');
  await expect(said).toHaveCount(0);
  await again.reads('Ombeline');
  await again.page.close();
  await wire.close();
});
