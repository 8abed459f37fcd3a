import { useEffect } from 'react';

/** Calls `onReset` when the form that `formOf` finds is reset, and nobody refused it, so that what is not the browser's own follows. */
export function useFormReset(
  formOf: () => HTMLFormElement | null | undefined,
  onReset: () => void,
  wanted = true,
): void {
  useEffect(() => {
    const form = wanted ? formOf() : null;
    // Where all others have heard of it: handlers of React stand at its root, beyond the form. No reset leaves a shadow root.
    const root = form?.getRootNode();
    const view = root instanceof Document ? root.defaultView : root;
    const reset = (event: Event) => {
      if (event.target === form && !event.defaultPrevented) onReset();
    };
    view?.addEventListener('reset', reset);
    return () => view?.removeEventListener('reset', reset);
  });
}
