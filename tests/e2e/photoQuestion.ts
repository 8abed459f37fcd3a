import type { Locator } from 'playwright/test';
import type { Contributor } from './contributor.ts';
import { type PickedFile, pickIn } from './picking.ts';

/**
 * Reports a broken seat up to the photo question.
 * @returns that question
 */
export async function openPhotoQuestion(visitor: Contributor): Promise<Locator> {
  const { t, asked } = visitor.words;
  await visitor.beginReport('comfort', 'seating');
  await visitor.choose(asked('seating.what'), asked('seating.what.broken'));
  await visitor.press(asked('seating.danger'), t('part.no'));
  return visitor.question(asked('seating.photo.title'));
}

/**
 * Opens the sheet of that question and picks files.
 * @returns the sheet
 */
export async function picksFor(
  visitor: Contributor,
  question: Locator,
  files: readonly PickedFile[],
): Promise<Locator> {
  const { page, words } = visitor;
  const name = words.t('photo.add');
  await question.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await pickIn(page, words, sheet, files);
  return sheet;
}
