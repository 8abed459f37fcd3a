import { useEffect, useState } from 'react';
import { computeEnd, computeSecondsLeft, readInstant as readClocks } from './monotonicClock.ts';

/** Milliseconds; skips no second. */
const TICK = 250;

/** Whole seconds, at most `most`, even with a wrong clock. */
export function useCountdown(until: number, most: number): number {
  const [now, setNow] = useState(readClocks);
  const [end, setEnd] = useState(() => computeEnd(until, most, now));
  const left = computeSecondsLeft(end, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(readClocks()), TICK);
    return () => clearInterval(timer);
  }, [isOver]);
  // A new instant restarts it.
  if (end.wall !== until) {
    const restarted = readClocks();
    setNow(restarted);
    setEnd(computeEnd(until, most, restarted));
  }
  return left;
}
