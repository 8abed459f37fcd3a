import { useEffect } from 'react';

/** Calls `onReset` when the form that `formOf` finds is reset, so that what is not the browser's own follows. */
export function useFormReset(
  formOf: () => HTMLFormElement | null | undefined,
  onReset: () => void,
  wanted = true,
): void {
  useEffect(() => {
    const form = wanted ? formOf() : null;
    const reset = (event: Event) => event.defaultPrevented || onReset();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
