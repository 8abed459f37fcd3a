import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { pick } from './picking.ts';
import { desk, expect, phone, test } from './test.ts';
import { french } from './words.ts';

const words = french;

const photo = (colour: string) =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: colour } })
    .jpeg({ quality: 92 })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Model: 'Fairphone 5' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } },
    })
    .toBuffer();

test('sends a photo in both directions, also when the network returns later', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const sheet = await pick(page, words, [
    { name: 'fuite.jpg', mimeType: 'image/jpeg', buffer: await photo('#2a6f97') },
    { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(sheet.getByText(t('photo.refused.format', { name: 'note.jpg' }))).toBeVisible();
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite');
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(page.getByRole('button', { name: 'Une fuite', exact: true })).toBeVisible();
  await page.context().setOffline(false);

  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await agent.page.getByRole('button', { name: 'Une fuite', exact: true }).click();
  const viewer = agent.page.getByRole('dialog');
  const image = viewer.getByRole('img', { name: 'Une fuite' });
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]))
    .toEqual([1448, 2172]);
  await agent.page.keyboard.press('Escape');
  await agent.take();
  const made = { name: 'fait.jpg', mimeType: 'image/jpeg', buffer: await photo('#588157') };
  const theirs = await pick(agent.page, words, [made]);
  await theirs.getByRole('button', { name: t('photo.send'), exact: true }).click();
  const answer = page.getByRole('button', { name: t('photo.noAlt'), exact: true });
  await expect(answer).toBeVisible();

  await answer.click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('heading', { name: t('part.imageOf', { at: 2, of: 2 }) })).toBeVisible();
  const saved = page.waitForEvent('download');
  await large.getByRole('link', { name: t('photo.save'), exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.jpg$/);
  await page.keyboard.press('PageUp');
  const first = large.getByRole('img', { name: 'Une fuite' });
  await expect(first).toBeVisible();
  await expect(first).toHaveAttribute('style', /rotate\(0deg\)/);
  await page.keyboard.press('r');
  await expect(first).toHaveAttribute('style', /rotate\(90deg\)/);
  await large.getByRole('button', { name: t('photo.turn'), exact: true }).click();
  await expect(first).toHaveAttribute('style', /rotate\(180deg\)/);
});

const give = (at: Locator, how: 'paste' | 'drop', bytes: Buffer) =>
  at.evaluate(
    (element, { base64, type }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([content], 'fuite.jpg', { type: 'image/jpeg' }));
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...event, clipboardData: data })
          : new DragEvent(type, { ...event, dataTransfer: data }),
      );
    },
    { base64: bytes.toString('base64'), type: how },
  );

test('accepts pasted and dropped pictures on both sides of a conversation', async ({ people }) => {
  const { t } = words;
  const picture = await photo('#2a6f97');
  const sends = async (page: Page) => {
    const sheet = page.getByRole('dialog', { name: t('photo.title') });
    await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toHaveCount(1);
    await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
    await expect(sheet).toBeHidden();
  };
  const visitor = await people.contributor({ words, options: desk });
  await visitor.hasReportedBins();
  await give(visitor.page.getByRole('textbox', { name: t('part.message') }), 'paste', picture);
  await sends(visitor.page);
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await agent.take();
  await give(agent.chat, 'drop', picture);
  await sends(agent.page);
  await expect(visitor.page.getByRole('button', { name: t('photo.noAlt'), exact: true })).toHaveCount(2);
});
