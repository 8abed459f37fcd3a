import { useState } from 'react';

type Copied = 'idle' | 'copied' | 'failed';

/** Copies a text, and tells whether it was. */
export function useCopy(): readonly [state: Copied, copy: (text: string) => void] {
  const [state, setState] = useState<Copied>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not offered by plain-http pages, and refused by some browsers.
      setState('failed');
    }
  };
  return [state, (text) => void copy(text)];
}
