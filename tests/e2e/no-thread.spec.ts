import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { pick } from './picking.ts';
import { desk, expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

/** What a browser may lack to draw beside the page. */
const without: Readonly<Record<string, () => void>> = {
  'without a canvas off the page': () => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'),
  'without threads': () => Reflect.deleteProperty(globalThis, 'Worker'),
  'whose thread falls': () => {
    globalThis.Worker = class extends EventTarget {
      postMessage() {
        this.dispatchEvent(new Event('error'));
      }
      terminate() {}
    } as unknown as typeof Worker;
  },
};

/** Counts what is drawn in the page itself: what a thread draws is not heard of here. */
const countDrawn = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { drawnHere: 0 });
    const count = <A extends unknown[], R>(draw: (...given: A) => R) =>
      function (this: unknown, ...given: A): R {
        Object.assign(globalThis, { drawnHere: (Reflect.get(globalThis, 'drawnHere') as number) + 1 });
        return draw.apply(this, given);
      };
    HTMLCanvasElement.prototype.toBlob = count(HTMLCanvasElement.prototype.toBlob);
    if (typeof OffscreenCanvas === 'undefined') return;
    OffscreenCanvas.prototype.convertToBlob = count(OffscreenCanvas.prototype.convertToBlob);
  });
const drawnIn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'drawnHere') as number);

for (const [lack, takeAway] of Object.entries(without))
  test(`a photo is made smaller, turned and sent in a browser ${lack}`, nightly, async ({ people }) => {
    const words = french;
    const { t } = words;
    const visitor = await people.contributor({ words, options: phone });
    const { page } = visitor;
    await page.addInitScript(takeAway);
    await countDrawn(page);
    await visitor.hasReportedBins();
    const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#2a6f97' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sheet = await pick(page, words, [{ name: 'fuite.jpg', mimeType: 'image/jpeg', buffer }]);
    await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite');
    const preview = sheet.getByRole('img');
    const size = () => preview.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([1365, 2048]);
    await sheet.getByRole('button', { name: t('photo.turn'), exact: true }).click();
    await expect.poll(size).toEqual([2048, 1365]);
    expect(await drawnIn(page)).toBeGreaterThanOrEqual(2);
    await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();

    const agent = await people.staff({ words, options: desk });
    await agent.login();
    await agent.openCase('bins');
    await agent.page.getByRole('button', { name: 'Une fuite', exact: true }).click();
    const image = agent.page.getByRole('dialog').getByRole('img', { name: 'Une fuite' });
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]))
      .toEqual([2048, 1365]);
  });
