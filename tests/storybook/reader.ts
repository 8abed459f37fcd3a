import type { BrowserContext, Page } from 'playwright/test';
import { test as withBook } from './book.ts';

/** Warm cache, clear storage. */
export const test = withBook.extend<object, { reader: BrowserContext }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { viewport } = project.use;
      const reader = await browser.newContext({
        reducedMotion: 'reduce',
        ...(viewport !== undefined && { viewport }),
      });
      reader.setDefaultTimeout(project.use.actionTimeout ?? 0);
      reader.setDefaultNavigationTimeout(project.use.navigationTimeout ?? 0);
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ reader }, use) => {
    const page = await reader.newPage();
    await use(page);
    if (page.url() !== 'about:blank')
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    await page.close();
    await reader.clearCookies();
  },
});

/** Errors. */
export function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** In the book's frame. */
export const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');
