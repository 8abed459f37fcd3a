import type { Page } from 'playwright/test';

/** What moved without being asked: its share of the window, and the words that moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes from now on what moves on the page, right after a press, too. */
export const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen: { value: number; moved: string[] }[] = [];
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 60));
        seen.push({ value: Reflect.get(entry, 'value'), moved });
      }
    }).observe({ type: 'layout-shift' });
  });

/** What moved since, once the page has drawn what it knows. */
export const shifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifts')))),
        );
      }),
  );
