import { useEffect } from 'react';

/** The state of a page, the page, whose site it is; what is not known is left out, and nothing is said twice. */
export const titleOf = (...parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' – ');

/**
 * Names the page in the browser while it is shown, its state first and the site last; the name before comes back afterwards
 * (specification 9). Without a first part the page has no name yet.
 */
export function useDocumentTitle(
  first: string | undefined,
  ...others: readonly (string | undefined)[]
): void {
  const title = first && titleOf(first, ...others);
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The same beside what it names, where a page draws one of several states. Renders nothing. */
export const DocumentTitle = ({ parts: [first, ...others] }: { parts: readonly (string | undefined)[] }) => {
  useDocumentTitle(first, ...others);
  return null;
};
