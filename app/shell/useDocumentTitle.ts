import { useEffect } from 'react';

/** The state of a page, the page, whose site it is; what is not known is left out, and nothing is said twice. */
export const titleOf = (...parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' – ');

/** What wants to name the page, the last one first heard; one that goes gives way to those that are still there. */
const wanted: { readonly title: string }[] = [];
let unnamed = '';

function name(title: string): () => void {
  if (wanted.length === 0) unnamed = document.title;
  const one = { title };
  wanted.push(one);
  document.title = title;
  return () => {
    wanted.splice(wanted.indexOf(one), 1);
    document.title = wanted.at(-1)?.title ?? unnamed;
  };
}

/** Sets the document's title while the page is shown (specification 9); unnamed without a first part. */
export function useDocumentTitle(
  first: string | undefined,
  ...others: readonly (string | undefined)[]
): void {
  const title = first && titleOf(first, ...others);
  useEffect(() => (title ? name(title) : undefined), [title]);
}

/** The same beside what it names, where a page draws one of several states. Renders nothing. */
export const DocumentTitle = ({ parts: [first, ...others] }: { parts: readonly (string | undefined)[] }) => {
  useDocumentTitle(first, ...others);
  return null;
};
