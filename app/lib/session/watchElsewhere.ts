import { PREFIX } from './kept.ts';

/** Calls back whenever another tab changes what is kept on the device under a name, until the returned function is called. */
export function watchElsewhere(name: string, then: () => void): () => void {
  // A whole store that is emptied names nothing.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === PREFIX + name) then();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
