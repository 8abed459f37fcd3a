const MISSING = /--([\w.-]+?)--/g;

/** Parses the output of `missingText`. */
export const findMissingIds = (text: string): string[] =>
  [...text.matchAll(MISSING)].map(([, id = '']) => id);

/** Already logged. */
const named = new Set<string>();

function warn(): void {
  for (const id of findMissingIds(document.body.textContent ?? '')) {
    if (named.has(id)) continue;
    named.add(id);
    console.warn(`No text has the id "${id}".`);
  }
}

let observer: MutationObserver | undefined;

/** Logs missing texts in development (specification 9, `dev`). */
export function watchMissingTexts(): void {
  if (observer) return;
  warn();
  observer = new MutationObserver(warn);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
