import { useEffect } from 'react';

/** Unless prevented; for non-native controls. */
export function useFormReset(
  formOf: () => HTMLFormElement | null | undefined,
  onReset: () => void,
  wanted = true,
): void {
  useEffect(() => {
    const form = wanted ? formOf() : null;
    // After React's handlers, at the root; `reset` stays within a shadow root.
    const root = form?.getRootNode();
    const view = root instanceof Document ? root.defaultView : root;
    const reset = (event: Event) => {
      if (event.target === form && !event.defaultPrevented) onReset();
    };
    view?.addEventListener('reset', reset);
    return () => view?.removeEventListener('reset', reset);
  });
}
