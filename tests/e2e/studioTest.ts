import type { BrowserContextOptions } from 'playwright/test';
import { Studio } from './studio.ts';
import { test as base, desk } from './test.ts';
import { french, type Reader } from './words.ts';

/** Studio scenarios, each with its own browser. */
export const test = base.extend<{
  studio: (words?: Reader, options?: BrowserContextOptions) => Promise<Studio>;
}>({
  studio: async ({ people, product }, use) => {
    await use(async (words = french, options = desk) => {
      const context = await people.context({ ...options, locale: words.locale, reducedMotion: 'reduce' });
      const studio = new Studio(await context.newPage(), product.address, words);
      await studio.open();
      return studio;
    });
  },
});
