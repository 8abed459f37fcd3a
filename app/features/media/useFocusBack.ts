import { useEffect, useState } from 'react';

/** Once it is closed, what opened a sheet has the focus again: also where other sheets stood in its place meanwhile. */
export function useFocusBack(isOpen = true): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // Unless another sheet came; a heading that took in a lost focus meanwhile gives it up.
      setTimeout(() => {
        const isTaken = document.activeElement?.closest('[aria-modal=true]');
        if (!isTaken && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [opener, isOpen]);
}
