import { useEffect } from 'react';

/** Names the page in the browser while it is shown; the name before comes back afterwards (specification 9). */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
