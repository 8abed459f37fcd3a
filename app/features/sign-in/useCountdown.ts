import { useEffect, useState } from 'react';
import { endOf, leftUntil, now as readClocks } from './steadyClock.ts';

/** Tick in milliseconds, short enough to skip no second. */
const LOOK = 250;

/** Whole seconds until an instant, at most `most`, whatever the device's clock says. */
export function useCountdown(until: number, most: number): number {
  const [now, setNow] = useState(readClocks);
  const [end, setEnd] = useState(() => endOf(until, most, now));
  const left = leftUntil(end, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(readClocks()), LOOK);
    return () => clearInterval(timer);
  }, [isOver]);
  // A new instant restarts the count.
  if (end.wall !== until) {
    const anew = readClocks();
    setNow(anew);
    setEnd(endOf(until, most, anew));
  }
  return left;
}
