import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../scripts/browser.mjs';

export type Site = { browser: Browser; open: (query: string) => Promise<Page>; close: () => Promise<void> };

/** Chromium's accounting, ms; `all` includes painting. */
export type Spent = { all: number; script: number; style: number; layout: number };

const METRICS: Readonly<Record<keyof Spent, string>> = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

export async function busyTime(page: Page): Promise<() => Promise<Spent>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const total = async (): Promise<Spent> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (part: keyof Spent) =>
      (metrics.find(({ name }) => name === METRICS[part])?.value ?? Number.NaN) * 1000;
    return { all: of('all'), script: of('script'), style: of('style'), layout: of('layout') };
  };
  const before = await total();
  return async () => {
    const after = await total();
    const since = (part: keyof Spent) => after[part] - before[part];
    return { all: since('all'), script: since('script'), style: since('style'), layout: since('layout') };
  };
}

/** Built pages, and a Chromium with exposed garbage collection. */
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
