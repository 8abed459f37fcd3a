import { isComposing } from '@parvis/ui/inputMethod';
import { type RefObject, useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { findByKey, getKeyName, isSingle } from './keyBindings.ts';
import { isModalOpen, isWriting } from './keyTarget.ts';
import { shortcutSuppressor } from './shortcutSuppressor.ts';
import { useKeySettings } from './useKeySettings.ts';

/** Unless a dialog or menu is open. Single-character keys pause while typing. */
export function useCommandKeys(desk: RefObject<Desk>): void {
  const settings = useKeySettings();
  const now = useRef(settings);
  now.current = settings;
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isComposing(event) || isModalOpen()) return;
      const key = getKeyName(event);
      const command = key === undefined ? undefined : findByKey(key, now.current.own);
      if (!key || !command || (isWriting(event.target) && !command.inFields)) return;
      if (isSingle(key) && (!now.current.single || shortcutSuppressor.shouldIgnore(event.timeStamp))) return;
      const found = command.find(desk.current);
      if (!found) return;
      event.preventDefault();
      found.run(event.timeStamp);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [desk]);
}
