import sharp from 'sharp';
import { pick } from '../picking.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

/** A photo with a number plate in its middle: black and white stripes of eight pixels, 800 × 200 pixels. */
async function photoWithPlate(): Promise<Buffer> {
  const [width, height] = [800, 200];
  const lines = Buffer.from(
    Array.from({ length: width * height }, (_, at) => ((at % width) % 16 < 8 ? 0 : 255)),
  );
  const plate = await sharp(lines, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a6f97' } })
    .composite([{ input: plate, left: 400, top: 500 }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function detailOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({ left: 400, top: 500, width: 800, height: 200 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let most = 0;
  for (let at = 8; at < data.length; at += info.channels)
    if (at % info.width >= 8) most = Math.max(most, Math.abs((data[at] ?? 0) - (data[at - 8] ?? 0)));
  return most;
}

test('destroys blurred areas before a photo is stored or sent', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const buffer = await photoWithPlate();
  expect(await detailOf(buffer)).toBeGreaterThan(200);
  const car = { name: 'voiture.jpg', mimeType: 'image/jpeg', buffer };
  const sheet = await pick(page, words, [car]);
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une voiture');

  const open = sheet.getByRole('button', { name: t('photo.blur'), exact: true });
  await open.click();
  const editor = page.getByRole('dialog', { name: t('photo.blur.title') });
  const picture = editor.getByRole('img');
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1600);
  // Its position after the sheet's animation.
  await picture.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const box = await picture.boundingBox();
  if (!box) throw new Error('No picture.');
  const to = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  // A box slightly larger than the plate, then a second one by tap, removed by a key.
  await page.mouse.move(...to(0.2, 0.38));
  await page.mouse.down();
  await page.mouse.move(...to(0.8, 0.62), { steps: 4 });
  await page.mouse.up();
  await page.mouse.click(...to(0.1, 0.1));
  await expect(editor.getByRole('button', { name: t('photo.blur.region', { number: 2 }) })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(editor.getByRole('button', { name: t('photo.blur.region', { number: 1 }) })).toBeVisible();
  await expect(editor.getByRole('button', { name: t('photo.blur.region', { number: 2 }) })).toHaveCount(0);
  await editor.getByRole('button', { name: t('photo.blur.done'), exact: true }).click();

  await expect(open).toBeFocused();
  await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toHaveValue('Une voiture');
  // Rotates the blurred version fully: the original is gone.
  const turn = sheet.getByRole('button', { name: t('photo.turn'), exact: true });
  const shown = sheet.getByRole('img');
  for (const width of [1200, 1600, 1200, 1600]) {
    await turn.click();
    await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(width);
    await expect(turn).toBeFocused();
  }
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();

  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await agent.page.getByRole('button', { name: 'Une voiture', exact: true }).click();
  const large = agent.page.getByRole('dialog').getByRole('img', { name: 'Une voiture' });
  const stored = await agent.page.request.get(await large.evaluate((one: HTMLImageElement) => one.src));
  expect(await detailOf(await stored.body())).toBeLessThan(40);
});
