import { useState } from 'react';

/** Calls `begin` in the render in which something that was closed opens again, before it is drawn. */
export function useOnOpen(open: boolean, begin: () => void): void {
  const [was, setWas] = useState(open);
  if (was === open) return;
  setWas(open);
  if (open) begin();
}
