import { PREFIX } from './kept.ts';

/** @returns stops watching */
export function watchElsewhere(name: string, then: () => void): () => void {
  // Clearing the whole storage has no key.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === PREFIX + name) then();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
