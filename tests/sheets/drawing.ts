import type { Page } from 'playwright/test';
import { english, french } from '../e2e/words.ts';

interface Wanted {
  readonly widths: readonly number[];
  readonly languages: readonly ('fr' | 'en')[];
  readonly text: number;
}

export const wanted: Wanted = JSON.parse(
  process.env.PARVIS_SHEETS ?? '{"widths":[],"languages":[],"text":100}',
);
export const readers = { fr: french, en: english } as const;

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 1280: 800 };
export const windowOf = (width: number) => ({ width, height: heights[width] ?? 800 });

/** In windows. */
const LONGEST = 2;

/** Loaded and still: the page from its top, or the window if covered. */
export async function drawing(page: Page, height: number): Promise<Buffer> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-shape], [data-drawn]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  if ((await page.locator('[aria-modal="true"]').count()) > 0)
    return page.screenshot({ animations: 'disabled' });
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  return page.screenshot({
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(long, height * LONGEST) },
  });
}
