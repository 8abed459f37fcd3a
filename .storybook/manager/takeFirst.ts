/** The field of the book's search, and what it found, as Storybook draws them. */
const FIELD = 'storybook-explorer-searchfield';
const FOUND = '#storybook-explorer-menu [role=option]';

/** Enter in the search of the book takes the first of what was found, unless an arrow chose another. */
export function takeFirst(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement) || target.id !== FIELD)
    return;
  if (target.hasAttribute('aria-activedescendant')) return;
  const first = document.querySelector<HTMLElement>(FOUND);
  if (!first) return;
  event.preventDefault();
  event.stopPropagation();
  first.click();
}
