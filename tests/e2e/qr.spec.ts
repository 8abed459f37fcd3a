import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import jsqr from 'jsqr';
import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** Long enough for a code to be read, short enough to be handed over. */
const SIDE = 320;

const picture = (file: string): string => fill(addresses.qrPicture.template, { file });

/** Draws a picture in a page of the same site and gives its pixels, as a camera would. */
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

test.describe('a printed QR code', () => {
  for (const format of ['png', 'svg'])
    test(`leads back to its place (${format})`, async ({ people, product }) => {
      const visitor = await people.contributor();
      await visitor.page.goto(`${product.address}/terms`);
      const pixels = await photograph(visitor.page, product.address + picture(`demo-town.${format}`));
      const read = jsqr(pixels, SIDE, SIDE);
      expect(read?.data).toBe(`${product.address}/q/demo-town`);
      await visitor.page.goto(read?.data ?? '');
      await visitor.acceptTerms();
      await expect(visitor.page.getByRole('banner')).toContainText(visitor.words.place('market'));
    });

  test('that nobody has made has no picture', async ({ people, product }) => {
    const page = await (await people.context()).newPage();
    expect((await page.goto(product.address + picture('nobody-made-this.png')))?.status()).toBe(404);
  });
});
