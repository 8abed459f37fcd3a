import type { BrowserContextOptions } from 'playwright/test';
import { Studio } from './studio.ts';
import { test as base, desk } from './test.ts';
import { french, type Reader } from './words.ts';

/** Scenarios in the studio; each has a browser of its own. */
export const test = base.extend<{
  /** Somebody at a desk or phone of their own, in the studio. */
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
