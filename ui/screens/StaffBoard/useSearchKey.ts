import { useEffect, useRef } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** A key that leads to the search field from anywhere but a field. Without a key nothing listens. */
export const useSearchKey = (key: string | undefined) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!key) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      if (document.querySelector('[aria-modal=true], dialog:modal')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
  return field;
};
