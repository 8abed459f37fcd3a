import { useEffect, useState } from 'react';

/** Once it is closed, what opened a sheet has the focus again: also where other sheets stood in its place meanwhile. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What was open gives it back by itself where it knows where to.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
