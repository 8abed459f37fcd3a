import type { Locator, Page } from 'playwright/test';
import type { Reader } from './words.ts';

/** A file as a picker passes it on. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function pickIn(
  page: Page,
  { t }: Reader,
  sheet: Locator,
  files: readonly PickedFile[],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: t('photo.pick'), exact: true }).click();
  await (await chooser).setFiles([...files]);
}

/**
 * Opens a conversation's sheet and picks files.
 * @returns the sheet
 */
export async function pick(page: Page, words: Reader, files: readonly PickedFile[]): Promise<Locator> {
  const { t } = words;
  await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('photo.title') });
  await pickIn(page, words, sheet, files);
  return sheet;
}
