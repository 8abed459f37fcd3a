import { useEffect, useRef } from 'react';
import type { Work } from '../state/useWork.ts';

/** Whether a press belongs to a field with words of its own, which undoes them itself. */
const inOwnText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea') ||
    target.matches('input:not([data-colour]):not([type=range]):not([type=file])'));

/** Undo, redo and save by the usual keys. */
export function useShortcuts(work: Work, save: () => void): void {
  const latest = useRef({ work, save });
  latest.current = { work, save };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const back = key === 'z' && !event.shiftKey;
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if ((!back && !again && key !== 's') || (key !== 's' && inOwnText(event.target))) return;
      event.preventDefault();
      if (back) latest.current.work.undo();
      else if (again) latest.current.work.redo();
      else latest.current.save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
