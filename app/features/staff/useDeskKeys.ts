import { useEffect, useRef } from 'react';
import type { DeskKey } from './deskKeys.ts';
import { useDeskSettings } from './deskSettings.ts';
import { shortcutSuppressor } from './shortcutSuppressor.ts';

/** Keys without an action stay with the browser. */
export type KeyActions = Partial<Record<DeskKey, ((now: number) => void) | undefined>>;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'));

const isBusy = () => document.querySelector('[aria-modal=true], dialog:modal, [role=menu]') !== null;

/** Runs single-key shortcuts unless disabled, typing, or behind a modal. */
export function useDeskKeys(actions: KeyActions): void {
  const { keys } = useDeskSettings();
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    if (!keys) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || isBusy()) return;
      if (shortcutSuppressor.shouldIgnore(event.timeStamp)) return;
      const act = now.current[event.key.toLowerCase() as DeskKey];
      if (!act) return;
      event.preventDefault();
      act(event.timeStamp);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [keys]);
}
