import type { Page } from 'playwright/test';

/**
 * Windows with little room between bars: a phone with its keyboard open, a low desktop; by night also a small phone.
 */
const tightWindows = [
  { width: 390, height: 520 },
  { width: 1280, height: 720 },
  ...(process.env.PARVIS_ALL ? [{ width: 360, height: 640 }] : []),
];

/** More tab stops than any screen has. */
const STOPS = 80;

/** Reports where the focus is and whether its middle or any edge is covered. */
const look = () => {
  const seen: Set<Element> = Reflect.get(window, 'focusSeen') ?? new Set<Element>();
  Reflect.set(window, 'focusSeen', seen);
  const element = document.activeElement;
  if (!element || element === document.body) return { again: false, seen: false, hidden: undefined };
  const again = seen.has(element);
  seen.add(element);
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 3];
  const points = [
    [x, y],
    [x, top + inset],
    [x, bottom - inset],
    [left + inset, y],
    [right - inset, y],
  ] as const;
  const named = (one: Element | null) =>
    `${one?.localName} “${(one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim().slice(0, 40)}”`;
  const over = points
    .map(([across, down]) => document.elementFromPoint(across, down))
    .filter(
      (hit) =>
        // A row's own controls lie over its link.
        hit === null ||
        !(element.contains(hit) || hit.contains(element) || element.closest('li')?.contains(hit)),
    );
  const enough = height > window.innerHeight * 0.6 ? 1 : points.length;
  const hidden = `${named(element)} at ${Math.round(top)} to ${Math.round(bottom)} under ${named(over[0] ?? null)}`;
  return { again, seen: true, hidden: points.length - over.length < enough ? hidden : undefined };
};

/** Waits until the page has redrawn after the last event and animations have ended. */
const drawn = async () => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** Tabs forwards and back through each window. Lists covered stops, or that focus did not move. */
export async function findHiddenStops(page: Page, screen: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of tightWindows)
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.setViewportSize(size);
      await page.evaluate(drawn);
      await page.evaluate(() => Reflect.deleteProperty(window, 'focusSeen'));
      const where = `${screen}, ${size.width} × ${size.height}, ${key}`;
      let stops = 0;
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press(key);
        const { again, seen, hidden } = await page.evaluate(look);
        if (again) break;
        if (seen) stops += 1;
        if (hidden) await page.evaluate(drawn);
        if (hidden && (await page.evaluate(look)).hidden) found.push(`${where}: ${hidden}`);
      }
      if (stops === 0) found.push(`${where}: nothing takes the focus`);
    }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Lower than the windows above: a phone in landscape, or a desktop at 400 %. */
const lowWindow = { width: 640, height: 360 } as const;

/** Lists bars that stay fixed when a low window scrolls. */
export async function findFixedBars(page: Page, screen: string): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(lowWindow);
  const found = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('[data-at], header, #root > * > :last-child nav')].filter(
      (bar) => bar.getClientRects().length > 0,
    );
    // A page of window height scrolls inside itself.
    const own = [bars[0]?.parentElement, document.querySelector('#root > *'), document.scrollingElement].find(
      (one) =>
        one && one.scrollHeight > one.clientHeight + 40 && getComputedStyle(one).overflowY !== 'hidden',
    );
    const where = () => bars.map((bar) => bar.getBoundingClientRect().top);
    if (!own || bars.length === 0) return ['nothing scrolls under a bar'];
    own.scrollTo({ top: 0, behavior: 'instant' });
    const above = where();
    own.scrollTo({ top: 40, behavior: 'instant' });
    return where().flatMap((top, at) =>
      top === above[at] ? [bars[at]?.getAttribute('data-at') ?? bars[at]?.localName ?? ''] : [],
    );
  });
  if (before) await page.setViewportSize(before);
  return found.map((bar) => `${screen}, ${lowWindow.width} × ${lowWindow.height}: ${bar}`);
}
