import { useEffect, useState } from 'react';
import { endOf, leftUntil, now as readClocks } from './steadyClock.ts';

/** How often the seconds are looked at, milliseconds: none is left out. */
const LOOK = 250;

/** Whole seconds left until an instant, at most `most`, whatever the device's clock says. */
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
  // An instant set anew is counted from now, not from where the last count stood.
  if (end.wall !== until) {
    const anew = readClocks();
    setNow(anew);
    setEnd(endOf(until, most, anew));
  }
  return left;
}
