import type { ConsoleMessage, Page } from 'playwright/test';

/** What a page drawn by a server must not show. */
export interface Seen {
  /** How far what was drawn moved, as browsers count it. */
  readonly shift: number;
  /** Rules of the packages that stand in its sheets more than once. */
  readonly twice: readonly string[];
  /** What its console and its errors said. */
  readonly said: readonly string[];
}

declare global {
  interface Window {
    /** The sum of what moved. */
    moved?: number;
  }
}

/** What is said; of what could not be loaded, which address it was. */
const toldBy = (message: ConsoleMessage): string =>
  message.text().startsWith('Failed to load')
    ? `${message.text()}: ${message.location().url}`
    : message.text();

/** Goes to an address. @returns what was seen and heard of it, once asked */
export async function hearsOf(page: Page, address: string): Promise<() => Promise<Seen>> {
  const said: string[] = [];
  page.on('console', (message) => said.push(toldBy(message)));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved = (window.moved ?? 0) + Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  return async () => {
    const [shift, rules] = await page.evaluate(
      () =>
        [
          window.moved ?? -1,
          [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
        ] as const,
    );
    const ours = rules.filter((rule) => rule.includes('.pv-'));
    return { shift, twice: ours.filter((rule, at) => ours.indexOf(rule) !== at), said };
  };
}
