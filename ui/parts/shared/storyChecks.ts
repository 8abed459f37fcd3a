import { expect, fn, userEvent, within } from 'storybook/test';

/** 320 px wide: whose words fit there fit everywhere. */
export const onTheSmallestPhone = { globals: { viewport: { value: 'small' } } };
export const onAPhone = { globals: { viewport: { value: 'phone' } } };
export const atADesk = { globals: { viewport: { value: 'desk' } } };

type Canvas = { canvasElement: HTMLElement };

const named = (element: Element) =>
  `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`;

/** A preview says by its dots that there is more; a heading has nowhere else to stand whole. */
const saysThereIsMore = (element: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && !element.matches('h1, h2, h3, b');

/** Rectangles of what stands inside an element, its words line by line, without decoration. */
function* insideOf(element: Element): Generator<DOMRect> {
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

/** Targets of stars are wider than what is drawn of them, which begins where the label does (`starRow`). */
export const isStarTarget = (element: Element): boolean =>
  element.matches('[data-stars] > [role=presentation], [data-stars] [role=radio]');

const isField = (element: Element) => element.matches('input, textarea');

/**
 * Elements of a box that reach beyond its sides, and those that hide a part of their words without a sign. What only screen
 * readers meet is 1 px; decoration may be clipped, and what is folded is not there yet.
 */
export function cutIn(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  const isCut = (element: Element) => {
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
      !saysThereIsMore(element, style) &&
      (isField(element) || ![...insideOf(element)].every(isInside));
    return place.right > right + 1 || place.left < left - 1 || hides;
  };
  return [...box.querySelectorAll(':not([aria-hidden=true], [aria-hidden=true] *)')].filter(isCut).map(named);
}

/** Nothing reaches beyond the page, which scrolls one way alone, and no words are hidden. */
export const nothingIsCut = async ({ canvasElement }: Canvas): Promise<void> => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
  await expect(cutIn(canvasElement)).toEqual([]);
};

/** What is said by itself: the words of all regions that tell of a state. */
const toldIn = (root: HTMLElement): string[] =>
  within(root)
    .queryAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .filter((words) => words !== '');

/** Said once, and drawn by so many shapes in place of what is awaited. */
export async function isAwaited(root: HTMLElement, shapes: number): Promise<void> {
  await expect(toldIn(root)).toEqual(['Chargement…']);
  await expect(root.querySelectorAll('[data-shape]')).toHaveLength(shapes);
}

/** Is called by the button of what failed. */
export const retry = fn();

/** Interrupts, says what failed in a heading, and its button tries again. */
export async function failureIsTold(root: HTMLElement, title: string): Promise<void> {
  retry.mockClear();
  const alert = within(within(root).getByRole('alert'));
  await expect(alert.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
  await expect(retry).toHaveBeenCalledOnce();
}

/** The heading of what is empty, and what to do next below it. */
export async function emptinessIsTold(root: HTMLElement, title: string, text: string): Promise<void> {
  const heading = within(root).getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  const next = within(root).getByText(text);
  await expect(next).toBeVisible();
  await expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    heading.getBoundingClientRect().bottom,
  );
}

/** A colour of the theme as computed styles say it. */
export function tokenColour(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--pv-colors-${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** What the form of a story would send: names and values, in their order. */
export function sentBy(root: HTMLElement): [string, FormDataEntryValue][] {
  const form = root.querySelector('form');
  return form ? [...new FormData(form).entries()] : [];
}
