import { type RefObject, useEffect } from 'react';

type Control = { readonly form: HTMLFormElement | null };

/** Calls `onReset` when the form of a control is reset, so that what is not the browser's own follows. */
export function useFormReset(control: RefObject<Control | null>, onReset: () => void, wanted = true): void {
  useEffect(() => {
    const form = wanted ? control.current?.form : null;
    const reset = (event: Event) => event.defaultPrevented || onReset();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
