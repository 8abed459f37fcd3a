import { expect, type Page } from 'playwright/test';
import { openStory, storyUrl, test as withBook } from '../storybook/book.ts';
import type { View } from './views.ts';

/** Every story's. */
const NOW = new Date('2026-03-10T14:30:00+01:00');
/** Every story's. */
const CIRCUMSTANCES = {
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
} as const;
/** Pixels; content below repeats. */
const LONGEST = 4_000;

/** Opening a page costs more than drawing. */
type Pages = Readonly<Record<'own' | 'forced', Page>>;

/** Stories of the built book. */
export const test = withBook.extend<object, { pages: Pages }>({
  pages: [
    async ({ browser }, use) => {
      const open = async (forcedColors: 'active' | 'none') => {
        const context = await browser.newContext({ ...CIRCUMSTANCES, forcedColors });
        const page = await context.newPage();
        await page.clock.setFixedTime(NOW);
        return page;
      };
      await use({ own: await open('none'), forced: await open('active') });
    },
    { scope: 'worker' },
  ],
});

/** Edge bars are then at the picture's edge. */
async function makeRoom(page: Page, { width, height }: View): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (needed > height) await page.setViewportSize({ width, height: Math.min(needed, LONGEST) });
}

/** Returns its page. */
export async function draw(pages: Pages, book: string, id: string, view: View): Promise<Page> {
  const page = view.forced ? pages.forced : pages.own;
  await page.setViewportSize(view);
  await openStory(page, storyUrl(book, id));
  await makeRoom(page, view);
  // Forced colours cannot hide the caret.
  await page.addStyleTag({ content: '* { caret-animation: manual }' });
  return page;
}

const shoot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** `isGood`, otherwise equal to its predecessor. */
export async function screenshot(page: Page, isGood: (png: Buffer) => boolean): Promise<Buffer> {
  let last = await shoot(page);
  if (isGood(last)) return last;
  await expect(async () => {
    const next = await shoot(page);
    const same = next.equals(last);
    last = next;
    expect(same).toBe(true);
  }).toPass();
  return last;
}
