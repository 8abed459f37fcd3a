import { expect, fn, userEvent, within } from 'storybook/test';

export const smallPhoneView = { globals: { viewport: { value: 'small' } } };
export const phoneView = { globals: { viewport: { value: 'phone' } } };
export const deskView = { globals: { viewport: { value: 'desk' } } };

type Canvas = { canvasElement: HTMLElement };

const describeElement = (element: Element) =>
  `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`;

/** Headings have no other place to be read whole. */
const hasEllipsis = (element: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && !element.matches('h1, h2, h3, b');

/** Text by line, without decoration. */
function* collectRects(element: Element): Generator<DOMRect> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && (node.ariaHidden === 'true' || node.getBoundingClientRect().width <= 1)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    yield* range.getClientRects();
  }
}

/** Wider than the drawn star (`starRow`). */
export const isStarTarget = (element: Element): boolean =>
  element.matches('[data-stars] > [role=presentation], [data-stars] [role=radio]');

const isField = (element: Element) => element.matches('input, textarea');

/** Overflow, or hidden text without a sign. Skips 1 px screen-reader text, clipped decoration and folded content. */
export function findClipped(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  const isClipped = (element: Element) => {
    if (isStarTarget(element)) return false;
    const place = element.getBoundingClientRect();
    if (place.width <= 1 || !element.checkVisibility()) return false;
    const style = getComputedStyle(element);
    const tooWide = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const tooHigh = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    const isInside = ({ left, right, bottom }: DOMRect) =>
      left >= place.left - 1 && right <= place.right + 1 && (!tooHigh || bottom <= place.bottom + 1);
    const hides =
      (tooWide || tooHigh) &&
      !hasEllipsis(element, style) &&
      (isField(element) || ![...collectRects(element)].every(isInside));
    return place.right > right + 1 || place.left < left - 1 || hides;
  };
  return [...box.querySelectorAll(':not([aria-hidden=true], [aria-hidden=true] *)')]
    .filter(isClipped)
    .map(describeElement);
}

export const assertNoOverflow = async ({ canvasElement }: Canvas): Promise<void> => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
  await expect(findClipped(canvasElement)).toEqual([]);
};

const getAnnouncements = (root: HTMLElement): string[] =>
  within(root)
    .queryAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .filter((words) => words !== '');

/** One announcement. */
export async function assertLoading(root: HTMLElement, shapes: number): Promise<void> {
  await expect(getAnnouncements(root)).toEqual(['Chargement…']);
  await expect(root.querySelectorAll('[data-shape]')).toHaveLength(shapes);
}

export const retry = fn();

export async function assertFailure(root: HTMLElement, title: string): Promise<void> {
  retry.mockClear();
  const alert = within(within(root).getByRole('alert'));
  await expect(alert.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
  await expect(retry).toHaveBeenCalledOnce();
}

export async function assertEmptyState(root: HTMLElement, title: string, text: string): Promise<void> {
  const heading = within(root).getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  const next = within(root).getByText(text);
  await expect(next).toBeVisible();
  await expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    heading.getBoundingClientRect().bottom,
  );
}

/** As computed. */
export function getTokenColour(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--pv-colors-${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** In order. */
export function getFormEntries(root: HTMLElement): [string, FormDataEntryValue][] {
  const form = root.querySelector('form');
  return form ? [...new FormData(form).entries()] : [];
}
