import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { scenarioOptions } from '../../chromium.ts';
import { Finger } from '../finger.ts';
import { type PickedFile, pick } from '../picking.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...scenarioOptions, args: [...(scenarioOptions.args ?? []), ...camera] } });

const photo = async (name = 'fuite.jpg'): Promise<PickedFile> => {
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#2a6f97' } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};

const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

/** Ways to close a sheet without its buttons. */
const waysOut: Readonly<Record<string, (page: Page, close: string) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).click(),
  'the Back key': (page) => page.goBack(),
  'a tap outside': async (page) => {
    await settled(page);
    await page.touchscreen.tap(195, 12);
  },
  'a pull down': async (page) => {
    await settled(page);
    const title = await page.getByRole('dialog').getByRole('heading').first().boundingBox();
    if (!title) throw new Error('No title.');
    const y = title.y + title.height / 2;
    // A sheet cannot be pulled in the half second after it opened.
    await expect(async () => {
      await new Finger(page).draws([0, 20, 120, 300, 500].map((by) => ({ x: 195, y: y + by })));
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  },
};

test('keeps unsent photos in the conversation after the sheet or page is left', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const sheet = await pick(page, words, [await photo()]);
  const alt = sheet.getByRole('textbox', { name: t('photo.alt') });
  await alt.fill('Une fuite');
  const kept = page.getByText(t('photo.waiting', { count: 1 }), { exact: true });
  const goOn = page.getByRole('button', { name: t('photo.waiting.open'), exact: true });
  for (const [way, leave] of Object.entries(waysOut))
    await test.step(way, async () => {
      await leave(page, t('part.close'));
      await expect(sheet).toBeHidden();
      await expect(kept).toBeVisible();
      await goOn.click();
      await expect(alt).toHaveValue('Une fuite');
    });
  await page.reload();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
  await expect(alt).toHaveValue('Une fuite');
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(page.getByRole('button', { name: 'Une fuite', exact: true })).toBeVisible();
  await expect(kept).toBeHidden();
  await expect(
    page.getByRole('button', { name: t('photo.sending.hold', { number: 1 }), exact: true }),
  ).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Une fuite', exact: true })).toBeVisible();
  await expect(kept).toBeHidden();
});
