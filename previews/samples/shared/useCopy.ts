import { useState } from 'react';

type Copied = 'idle' | 'copied' | 'failed';

export function useCopy(): readonly [state: Copied, copy: (text: string) => void] {
  const [state, setState] = useState<Copied>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Missing on plain-http pages, denied by some browsers.
      setState('failed');
    }
  };
  return [state, (text) => void copy(text)];
}
