import { useEffect, useRef } from 'react';
import type { LiveStatus } from '../data/live/liveStream.ts';

/** Hears that the network is back: the browser says so, or what is live is open again. */
export function useBackOnline(live: LiveStatus, onBack: () => void): void {
  const now = useRef(onBack);
  now.current = onBack;
  useEffect(() => {
    if (live === 'open') now.current();
  }, [live]);
  useEffect(() => {
    const hear = () => now.current();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, []);
}
