import { useEffect, useRef } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** A key that leads to the search field from anywhere but a field, unless it is being written. Without a key nothing listens. */
export const useSearchKey = (key: string | undefined, isWritten?: (now: number) => boolean) => {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(isWritten);
  written.current = isWritten;
  useEffect(() => {
    if (!key) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      if (document.querySelector('[aria-modal=true], dialog:modal')) return;
      if (written.current?.(event.timeStamp)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
  return field;
};
