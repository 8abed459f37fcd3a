const MISSING = /--([\w.-]+?)--/g;

/** Finds the ids of missing texts, as `missingText` shows them. */
export const findMissingIds = (text: string): string[] =>
  [...text.matchAll(MISSING)].map(([, id = '']) => id);

/** Ids that the console names already. */
const named = new Set<string>();

function warn(): void {
  for (const id of findMissingIds(document.body.textContent ?? '')) {
    if (named.has(id)) continue;
    named.add(id);
    console.warn(`No text has the id "${id}".`);
  }
}

let observer: MutationObserver | undefined;

/** Names missing texts on the console, for development (specification 9, `dev`). */
export function watchMissingTexts(): void {
  if (observer) return;
  warn();
  observer = new MutationObserver(warn);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
