import type { Page } from 'playwright/test';

/** Draws every page of the tab at this text size from its start. */
export const enlargeText = (page: Page, percent = 200): Promise<unknown> =>
  page.addInitScript((size) => {
    const grow = () => document.documentElement?.style.setProperty('font-size', `${size}%`);
    grow();
    document.addEventListener('readystatechange', grow);
  }, percent);

/**
 * Lists visible elements beyond the sides of a page that should only scroll down (WCAG 2.2, 1.4.10). Skips own
 * horizontal scrollers and content for screen readers.
 */
export const findHorizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isOut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility()) return false;
      // Press effects are clipped by the pressed element.
      if (getComputedStyle(element).pointerEvents === 'none' && !element.textContent) return false;
      return left < -1 || right > clientWidth + 1;
    };
    const isElsewhere = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(at).overflowX);
        if (at.getBoundingClientRect().width <= 1 || (scrolls && at.scrollWidth > at.clientWidth))
          return true;
      }
      return false;
    };
    const named = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.localName} “${words}” from ${Math.round(left)} to ${Math.round(right)}`;
    };
    const out = [...document.body.querySelectorAll(':not([aria-hidden=true], [aria-hidden=true] *)')]
      .filter((element) => isOut(element) && !isElsewhere(element))
      .map(named);
    return scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} px wide`, ...out] : out;
  });
