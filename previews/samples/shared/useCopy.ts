import { useState } from 'react';

type Copied = 'idle' | 'copied' | 'failed';

/** Copies a text and reports the result. */
export function useCopy(): readonly [state: Copied, copy: (text: string) => void] {
  const [state, setState] = useState<Copied>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Missing on plain-http pages, and denied by some browsers.
      setState('failed');
    }
  };
  return [state, (text) => void copy(text)];
}
