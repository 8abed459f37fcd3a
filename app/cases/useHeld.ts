import { useEffect, useState } from 'react';

/** Whether something holds, or did since the page was opened. */
export function useHeld(holds: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (holds) setHeld(true);
  }, [holds]);
  return held || holds;
}
