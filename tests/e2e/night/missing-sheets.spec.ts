import sharp from 'sharp';
import { makeBuiltFilePattern } from '../builtFile.ts';
import { pick } from '../picking.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

for (const words of [french])
  test(`shows a notice where the photo viewer or camera cannot load, and keeps the text (${words.locale})`, async ({
    people,
  }) => {
    const { t } = words;
    const visitor = await people.contributor({ words, options: phone });
    const { page } = visitor;
    const [sheetFile, viewerFile] = [
      makeBuiltFilePattern('features/media/PhotoSheet.tsx'),
      makeBuiltFilePattern('features/media/CaseViewer.tsx'),
    ];
    let isAway = true;
    for (const file of [sheetFile, viewerFile])
      await page.route(file, (route) => (isAway ? route.abort() : route.continue()));
    await visitor.hasReportedBins();
    const field = page.getByRole('textbox', { name: t('part.message') });
    await field.fill('Je vous écris');
    const camera = page.getByRole('button', { name: t('part.takePhoto'), exact: true });
    await camera.click();
    const missing = page.getByRole('dialog', { name: t('load.failed') });
    await expect(missing.getByRole('alert')).toHaveText(t('load.failed.text'));
    await missing.getByRole('button', { name: t('part.cancel'), exact: true }).click();
    await expect(missing).toBeHidden();
    await expect(field).toHaveValue('Je vous écris');

    const shown = page.getByRole('dialog', { name: t('photo.title') });
    isAway = false;
    await camera.click();
    await expect(shown).toBeVisible();

    isAway = true;
    await page.reload();
    await expect(field).toHaveValue('Je vous écris');
    await camera.click();
    await expect(missing).toBeVisible();
    isAway = false;
    await missing.getByRole('button', { name: t('load.retry'), exact: true }).click();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');

    isAway = true;
    const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2a6f97' } })
      .jpeg()
      .toBuffer();
    const sheet = await pick(page, words, [{ name: 'fuite.jpg', mimeType: 'image/jpeg', buffer }]);
    await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite');
    await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
    await page.getByRole('button', { name: 'Une fuite', exact: true }).click();
    await expect(missing).toBeVisible();
    isAway = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Une fuite' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('Je vous écris');
  });
