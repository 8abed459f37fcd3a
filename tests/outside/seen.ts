import type { ConsoleMessage, Page } from 'playwright/test';

/** Of a server-rendered page. */
export interface Seen {
  readonly shift: number;
  /** More than once in its sheets. */
  readonly twice: readonly string[];
  /** And errors. */
  readonly said: readonly string[];
}

declare global {
  interface Window {
    moved?: number;
  }
}

const toldBy = (message: ConsoleMessage): string =>
  message.text().startsWith('Failed to load')
    ? `${message.text()}: ${message.location().url}`
    : message.text();

/** @returns a function that reads the record */
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
