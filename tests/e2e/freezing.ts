import type { BrowserContext } from 'playwright/test';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { scenarioOptions } from '../chromium.ts';

/** A tab that can be frozen, as the browser freezes one that nobody looks at. */
export interface FreezableTab {
  readonly page: Page;
  readonly freeze: () => Promise<void>;
  /** Goes on, in sight. */
  readonly thaw: () => Promise<void>;
  /** Waits until these words stand in the conversation. */
  readonly reads: (words: string) => Promise<unknown>;
}

/**
 * Opens a browser of whoever uses another one already, with what it knows of them. Playwright keeps all of its tabs in sight, and such a tab is
 * never frozen: this one is driven by another tool.
 */
export async function openFreezing(from: BrowserContext): Promise<{
  readonly browser: Browser;
  readonly tab: (address: string, begin?: (page: Page) => Promise<unknown>) => Promise<FreezableTab>;
}> {
  const browser = await puppeteer.launch({
    executablePath: scenarioOptions.executablePath ?? puppeteer.executablePath(),
    args: scenarioOptions.args,
    headless: 'shell',
    defaultViewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
  });
  const known = (await from.cookies()).map(({ name, value, domain, path }) => ({
    name,
    value,
    domain,
    path,
  }));
  await browser.setCookie(...known);

  const tab = async (address: string, begin?: (page: Page) => Promise<unknown>): Promise<FreezableTab> => {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('pv_accepted', '1');
    });
    await begin?.(page);
    await page.goto(address);
    const devTools: CDPSession = await page.createCDPSession();
    const become = (state: 'frozen' | 'active') => devTools.send('Page.setWebLifecycleState', { state });
    const look = (enabled: boolean) => devTools.send('Emulation.setFocusEmulationEnabled', { enabled });
    return {
      page,
      freeze: async () => {
        await look(false);
        await become('frozen');
      },
      thaw: async () => {
        await become('active');
        await look(true);
      },
      reads: (words) =>
        page.waitForFunction(
          (text) => document.querySelector('[role=log]')?.textContent?.includes(text),
          {},
          words,
        ),
    };
  };
  return { browser, tab };
}
