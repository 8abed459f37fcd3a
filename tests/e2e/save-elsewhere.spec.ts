import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { AGENT } from './annexe.ts';
import { signInAtHost } from './calls.ts';
import { pick } from './picking.ts';
import { desk, expect, nightly, phone, test } from './test.ts';
import { withTwoHosts } from './twoHosts.ts';
import { french } from './words.ts';

test(
  'a picture that lies at another host of an agent’s is saved, and the page they save it from stays',
  nightly,
  async ({ people, launch }) => {
    const words = french;
    const { t } = words;
    await withTwoHosts({ cuid: words.cuid, launch }, async ({ annexe, town }) => {
      const [a, b] = [annexe.address, town.address];
      const first = await annexe.start();
      const second = await town.start();
      const visitor = await people.contributor({ words, product: second, address: b, options: phone });
      await visitor.scan();
      await visitor.acceptTerms();
      await visitor.reportBins();
      const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6f97' } })
        .jpeg()
        .toBuffer();
      const sheet = await pick(visitor.page, words, [{ name: 'fuite.jpg', mimeType: 'image/jpeg', buffer }]);
      await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite');
      await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();

      const agent = await people.staff({ words, product: first, address: a, options: desk });
      const { page } = agent;
      await signInAtHost(page, a, words, first, AGENT);
      await page.goto(`${a}/staff/${words.cuid}`);
      await agent.openCase('bins');
      await page.getByRole('button', { name: 'Une fuite', exact: true }).click();
      const viewer = page.getByRole('dialog');
      const image = viewer.getByRole('img', { name: 'Une fuite' });
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(800);
      expect(new URL(await image.evaluate((one: HTMLImageElement) => one.src)).origin).toBe(b);
      // What a new tab saves in place of a page is told to the page that opened it.
      const saved = page.waitForEvent('download');
      const here = page.url();
      await viewer.getByRole('link', { name: t('photo.save'), exact: true }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe('photo-1.jpg');
      const { width, format } = await sharp(readFileSync(await download.path())).metadata();
      expect([width, format]).toEqual([800, 'jpeg']);
      expect(page.url()).toBe(here);
      await expect(image).toBeVisible();
    });
  },
);
