import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../scripts/browser.mjs';

export type Site = { browser: Browser; open: (query: string) => Promise<Page>; close: () => Promise<void> };

/** From now on: how long the main thread of a page was busy, painting included, in milliseconds as Chromium accounts for it. */
export async function busyTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const total = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await total();
  return async () => (await total()) - before;
}

/** Builds the pages to measure, serves them, and starts a Chromium that can be asked to collect garbage. */
export async function startSite(): Promise<Site> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: name one with CHROMIUM_PATH.');
  const configFile = new URL('./vite.config.ts', import.meta.url).pathname;
  await build({ configFile });
  const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The pages to measure could not be served.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--js-flags=--expose-gc', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    browser,
    open: async (query) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      page.on('pageerror', (error) => console.error(`${query}: ${error.message}`));
      await page.goto(`${address}?${query}`);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
