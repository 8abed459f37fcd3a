import { expect } from 'playwright/test';
import sharp from 'sharp';
import type { Contributor } from './contributor.ts';
import { type PickedFile, pickIn } from './picking.ts';

export const PHOTO_WORDS = 'Un banc cassé';

export async function makeBenchPhoto(): Promise<PickedFile> {
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a5230' } });
  return { name: 'banc.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** Steps of a report about a broken bench, in order; the last stops before sending. */
export function makeBenchReportSteps(visitor: Contributor): Readonly<Record<string, () => Promise<void>>> {
  const { page, words } = visitor;
  const { t, asked } = words;
  const question = () => visitor.question(asked('seating.photo.title'));
  const sheet = page.getByRole('dialog', { name: t('photo.add'), exact: true });
  return {
    tiles: () => visitor.chooseTile('comfort'),
    category: () => visitor.chooseTile('seating'),
    begins: () => visitor.report('seating'),
    answers: () => visitor.choose(asked('seating.what'), asked('seating.what.broken')),
    danger: () => visitor.press(asked('seating.danger'), t('part.no')),
    sheet: () =>
      question()
        .getByRole('button', { name: t('photo.add'), exact: true })
        .click(),
    picks: async () => pickIn(page, words, sheet, [await makeBenchPhoto()]),
    says: () => sheet.getByRole('textbox', { name: t('photo.alt') }).fill(PHOTO_WORDS),
    keeps: async () => {
      await sheet.getByRole('button', { name: t('photo.keep'), exact: true }).click();
      await expect(question().getByRole('img', { name: PHOTO_WORDS })).toBeVisible();
    },
    goesOn: async () => {
      await visitor.press(asked('seating.photo.title'), asked('seating.photo.next'));
      await expect(visitor.sendButton).toBeVisible();
    },
  };
}

export async function answerBenchReport(visitor: Contributor): Promise<void> {
  for (const step of Object.values(makeBenchReportSteps(visitor))) await step();
}
