import type { BrowserContext } from 'playwright/test';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { scenarioOptions } from '../chromium.ts';

/** A tab that can be frozen like a background tab. */
export interface FreezableTab {
  readonly page: Page;
  readonly freeze: () => Promise<void>;
  /** Resumes the visible tab. */
  readonly thaw: () => Promise<void>;
  readonly reads: (words: string) => Promise<unknown>;
}

/**
 * Opens a second browser with a user's storage. Playwright keeps all of its tabs visible, which prevents freezing, so
 * another tool drives this one.
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
