import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import jsqr from 'jsqr';
import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { french as words } from './words.ts';

/** Pixels: large enough to decode, small enough to pass on. */
const SIDE = 320;

const picture = (file: string): string => fill(addresses.qrPicture.template, { file });

/** Draws a picture in a same-origin page and returns its pixels. */
async function photograph(page: Page, address: string): Promise<Uint8ClampedArray> {
  const pixels = await page.evaluate(
    async ({ src, side }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas to draw on.');
      context.drawImage(image, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
    },
    { src: address, side: SIDE },
  );
  return new Uint8ClampedArray(Buffer.from(pixels, 'base64'));
}

test.describe('printed QR code', () => {
  test('leads back to its place', async ({ people, product }) => {
    const visitor = await people.contributor();
    await visitor.page.goto(`${product.address}/terms`);
    const pixels = await photograph(visitor.page, product.address + picture('demo-town.png'));
    const read = jsqr(pixels, SIDE, SIDE);
    expect(read?.data).toBe(`${product.address}/q/demo-town`);
    await visitor.page.goto(read?.data ?? '');
    await visitor.acceptTerms();
    await expect(visitor.page.getByRole('banner')).toContainText(visitor.words.place('market'));
  });

  test('has no picture when it does not exist', async ({ people, product }) => {
    const page = await (await people.context()).newPage();
    expect((await page.goto(product.address + picture('nobody-made-this.png')))?.status()).toBe(404);
  });
});

test('shows a page for an unknown or withdrawn code', async ({ people }) => {
  const visitor = await people.contributor({ words });
  const cookie = { name: 'pv_lang', value: words.locale, url: visitor.address };
  await visitor.page.context().addCookies([cookie]);
  for (const qrid of [
    'nobody-printed-this',
    'x'.repeat(300),
    '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '%00',
    '%',
  ]) {
    await visitor.scan(qrid);
    await expect(visitor.heading).toHaveText(words.t('qr.unknown'));
  }
  await visitor.scan('demo-town-stale');
  await expect(visitor.heading).toHaveText(words.t('qr.stale'));
  await expect(visitor.page.getByRole('alert')).toHaveText(words.t('qr.stale.of', { cstmr: words.town }));
  await expect(visitor.page).toHaveTitle(`${words.t('qr.stale')} – ${words.town}`);
});
