import type { Page } from 'playwright/test';

/** Windows in which bars leave little room: a small phone, one with its keyboard open, a low desk. */
const tightWindows = [
  { width: 360, height: 640 },
  { width: 390, height: 520 },
  { width: 1280, height: 720 },
] as const;

/** More stops than any screen has. */
const STOPS = 80;

/** Where the focus is now, and whether anything lies over it: over its middle and its four edges, of what is very large over all. */
const look = () => {
  const seen: Set<Element> = Reflect.get(window, 'focusSeen') ?? new Set<Element>();
  Reflect.set(window, 'focusSeen', seen);
  const element = document.activeElement;
  if (!element || element === document.body) return { again: false, hidden: undefined };
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
  const open = points.filter(([across, down]) => {
    const hit = document.elementFromPoint(across, down);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  const enough = height > window.innerHeight * 0.6 ? 1 : points.length;
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const hidden = `${element.localName} “${name}” at ${Math.round(top)} to ${Math.round(bottom)}`;
  return { again, hidden: open.length < enough ? hidden : undefined };
};

/** Goes once through all that takes the focus, forwards and back, in each window; gives what something lies over. */
export async function hiddenStops(page: Page, screen: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of tightWindows)
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.setViewportSize(size);
      await page.evaluate(() => Reflect.deleteProperty(window, 'focusSeen'));
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press(key);
        const { again, hidden } = await page.evaluate(look);
        if (again) break;
        if (hidden) found.push(`${screen}, ${size.width} × ${size.height}, ${key}: ${hidden}`);
      }
    }
  if (before) await page.setViewportSize(before);
  return found;
}
