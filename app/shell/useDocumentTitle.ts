import { useEffect } from 'react';

export const formatTitle = (...parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' – ');

/** Mounted titles; the last wins. */
const titleStack: { readonly title: string }[] = [];
let originalTitle = '';

export function pushTitle(title: string): () => void {
  if (titleStack.length === 0) originalTitle = document.title;
  const one = { title };
  titleStack.push(one);
  document.title = title;
  return () => {
    titleStack.splice(titleStack.indexOf(one), 1);
    document.title = titleStack.at(-1)?.title ?? originalTitle;
  };
}

/** While mounted (specification 9), unless the first part is missing. */
export function useDocumentTitle(
  first: string | undefined,
  ...others: readonly (string | undefined)[]
): void {
  const title = first && formatTitle(first, ...others);
  useEffect(() => (title ? pushTitle(title) : undefined), [title]);
}

export const DocumentTitle = ({ parts: [first, ...others] }: { parts: readonly (string | undefined)[] }) => {
  useDocumentTitle(first, ...others);
  return null;
};
