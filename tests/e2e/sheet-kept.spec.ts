import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { scenarioOptions } from '../chromium.ts';
import { Finger } from './finger.ts';
import { picksFor, reachesThePhoto } from './photoQuestion.ts';
import { type PickedFile, pick } from './picking.ts';
import { expect, nightly, phone, readers, test } from './test.ts';
import { french } from './words.ts';

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...scenarioOptions, args: [...(scenarioOptions.args ?? []), ...camera] } });

const photo = async (name = 'fuite.jpg'): Promise<PickedFile> => {
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#2a6f97' } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};

/** So many files of sheets this device holds, whatever they are called. */
const filesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('parvis_films');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('films').objectStore('films').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** What moves has come to rest. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

/** Every way in which a sheet is closed without its buttons. */
const waysOut: Readonly<Record<string, (page: Page, close: string) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).click(),
  'the Back key': (page) => page.goBack(),
  'a tap outside': (page) => page.touchscreen.tap(195, 12),
  'a pull down': async (page) => {
    await settled(page);
    const title = await page.getByRole('dialog').getByRole('heading').first().boundingBox();
    if (!title) throw new Error('No title.');
    const y = title.y + title.height / 2;
    await new Finger(page).draws([0, 20, 120, 300, 500].map((by) => ({ x: 195, y: y + by })));
  },
};

for (const words of readers)
  test(
    `photos that were not sent wait in the conversation, however their sheet or the page was left (${words.locale})`,
    nightly,
    async ({ people }) => {
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
      // A page that is loaded anew in the middle of it.
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
    },
  );

test(
  'what the camera took comes along however it is closed, also what it still films',
  nightly,
  async ({ people }) => {
    const words = french;
    const { t } = words;
    const visitor = await people.contributor({ words, options: phone });
    const { page } = visitor;
    await visitor.hasReportedBins();
    const sheet = page.getByRole('dialog', { name: t('photo.title') });
    const view = page.getByRole('dialog', { name: t('camera.title') });
    const take = sheet.getByRole('button', { name: t('photo.take'), exact: true });
    const shoot = view.getByRole('button', { name: t('camera.shoot') });
    await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
    await take.click();
    await expect(shoot).toBeEnabled();
    await shoot.click();
    await expect(view.getByText(t('camera.taken', { count: 1 }))).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(sheet.getByRole('img', { name: t('photo.preview', { number: 1 }) })).toBeVisible();

    await take.click();
    const film = view.getByRole('button', { name: t('camera.film'), exact: true });
    await expect(film).toBeEnabled();
    await film.click();
    await expect(view.getByRole('timer')).toBeVisible();
    await page.goBack();
    await expect(sheet.getByLabel(t('video.preview', { number: 2 }), { exact: true })).toBeVisible();

    // The page is loaded anew while a photo is in the camera alone.
    await take.click();
    await expect(shoot).toBeEnabled();
    await shoot.click();
    await expect(view.getByText(t('camera.taken', { count: 1 }))).toBeAttached();
    // Two photos, a film and its picture; a page that is left in the very moment of a shot can be beaten by no device.
    await expect.poll(() => filesKept(page)).toBe(4);
    await page.reload();
    await expect(page.getByText(t('photo.waiting', { count: 3 }), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('photo.waiting.open'), exact: true }).click();
    await expect(sheet.getByRole('img', { name: t('photo.preview', { number: 3 }) })).toBeVisible();
    await expect(sheet.getByLabel(t('video.preview', { number: 2 }), { exact: true })).toBeVisible();
  },
);

test(
  'a finger blurs, what it covered is blurred however the sheet is closed, and can be covered otherwise',
  nightly,
  async ({ people }) => {
    const words = french;
    const { t } = words;
    const visitor = await people.contributor({ words, options: phone });
    const { page } = visitor;
    const finger = new Finger(page);
    await visitor.hasReportedBins();
    const half = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
      .composite([
        { input: { create: { width: 400, height: 600, channels: 3, background: 'black' } }, left: 0, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    const sheet = await pick(page, words, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: half }]);
    const open = sheet.getByRole('button', { name: t('photo.blur'), exact: true });
    const editor = page.getByRole('dialog', { name: t('photo.blur.title') });
    const region = (number: number) =>
      editor.getByRole('button', { name: t('photo.blur.region', { number }) });
    /** How many pixels the edge between black and white is wide where a finger has been, as the sheet shows it. */
    const softness = () =>
      sheet.getByRole('img').evaluate(async (one: HTMLImageElement) => {
        await one.decode();
        const context = new OffscreenCanvas(800, 600).getContext('2d');
        context?.drawImage(one, 0, 0);
        const line = context?.getImageData(0, 300, 800, 1).data ?? [];
        return Array.from({ length: 200 }, (_, at) => line[(300 + at) * 4] ?? 0).filter(
          (light) => light > 30 && light < 225,
        ).length;
      });
    await expect.poll(softness).toBeLessThan(20);
    await open.click();
    await expect(editor.getByRole('img')).toBeVisible();
    await settled(page);
    const box = await editor.getByRole('img').boundingBox();
    if (!box) throw new Error('No picture.');
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    // Slanting, with a part of the way beside what is covered.
    await finger.draws([at(0.3, 0.3), at(0.4, 0.35), at(0.6, 0.6), at(0.7, 0.7)]);
    await expect(region(1)).toBeFocused();
    // Downwards on the picture is no pull on the sheet.
    await expect(editor).toBeVisible();
    const before = await region(1).boundingBox();
    await finger.draws([at(0.5, 0.5), at(0.5, 0.55), at(0.5, 0.6)]);
    const after = await region(1).boundingBox();
    expect((after?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan(box.height * 0.08);

    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect.poll(softness).toBeGreaterThan(40);
    // Opened again, it can be taken away again.
    await open.click();
    await expect(region(1)).toBeVisible();
    await editor.getByRole('button', { name: t('photo.blur.remove'), exact: true }).click();
    await page.goBack();
    await expect(open).toBeFocused();
    await expect.poll(softness).toBeLessThan(20);
  },
);

test('photos of a report are joined to it however their sheet is closed', nightly, async ({ people }) => {
  const visitor = await people.contributor({ words: french, options: phone });
  const { page } = visitor;
  const { t } = french;
  await visitor.arrives();
  const question = await reachesThePhoto(visitor);
  const sheet = await picksFor(visitor, question, [await photo()]);
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite');
  await page.reload();
  await expect(question.getByText(t('photo.waiting.report', { count: 1 }), { exact: true })).toBeVisible();
  await question.getByRole('button', { name: t('photo.waiting.open'), exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toHaveValue('Une fuite');
  await page.goBack();
  await expect(question.getByRole('img', { name: 'Une fuite' })).toBeVisible();
  await expect(question.getByText(t('photo.joined', { count: 1 }))).toBeAttached();
  await page.reload();
  await expect(question.getByRole('img', { name: 'Une fuite' })).toBeVisible();
  await expect(question.getByText(t('photo.waiting.report', { count: 1 }))).toBeHidden();
});
