import { useEffect, useState } from 'react';

/** Restores the focus to the opener on closing, also after replacing sheets. */
export function useFocusRestore(isOpen = true): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // Unless another sheet opened. A heading that took the lost focus yields it.
      setTimeout(() => {
        const isTaken = document.activeElement?.closest('[aria-modal=true]');
        if (!isTaken && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [opener, isOpen]);
}
