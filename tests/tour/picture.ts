import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screenshots', 'tour');

interface Pictured {
  readonly name: string;
  readonly language: string;
  readonly scheme?: 'light' | 'dark';
}

const hasLoadedPictures = () =>
  [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);

/** Once fonts and pictures are there; a small WebP. */
export async function takePicture(page: Page, { name, language, scheme = 'light' }: Pictured): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(hasLoadedPictures);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  mkdirSync(FOLDER, { recursive: true });
  await sharp(png)
    .webp({ quality: 68, effort: 6 })
    .toFile(join(FOLDER, `${name}-${language}.webp`));
}
