import { useEffect } from 'react';

export const titleOf = (...parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' – ');

/** Stack of mounted titles; the last one wins. */
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

/** Sets the document title while mounted (specification 9), unless the first part is missing. */
export function useDocumentTitle(
  first: string | undefined,
  ...others: readonly (string | undefined)[]
): void {
  const title = first && titleOf(first, ...others);
  useEffect(() => (title ? name(title) : undefined), [title]);
}

/** Renders nothing. */
export const DocumentTitle = ({ parts: [first, ...others] }: { parts: readonly (string | undefined)[] }) => {
  useDocumentTitle(first, ...others);
  return null;
};
