import { useState } from 'react';

/** During the render in which `open` becomes true. */
export function useOnOpen(open: boolean, onOpen: () => void): void {
  const [was, setWas] = useState(open);
  if (was === open) return;
  setWas(open);
  if (open) onOpen();
}
