import { useState } from 'react';

/** Calls `begin` during the render in which `open` becomes true. */
export function useOnOpen(open: boolean, begin: () => void): void {
  const [was, setWas] = useState(open);
  if (was === open) return;
  setWas(open);
  if (open) begin();
}
