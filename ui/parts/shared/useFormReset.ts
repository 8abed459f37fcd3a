import { useEffect } from 'react';

/** Calls `onReset` when the form is reset and the event was not prevented, for non-native controls. */
export function useFormReset(
  formOf: () => HTMLFormElement | null | undefined,
  onReset: () => void,
  wanted = true,
): void {
  useEffect(() => {
    const form = wanted ? formOf() : null;
    // Listens last: React handlers sit at its root, beyond the form. `reset` does not leave a shadow root.
    const root = form?.getRootNode();
    const view = root instanceof Document ? root.defaultView : root;
    const reset = (event: Event) => {
      if (event.target === form && !event.defaultPrevented) onReset();
    };
    view?.addEventListener('reset', reset);
    return () => view?.removeEventListener('reset', reset);
  });
}
