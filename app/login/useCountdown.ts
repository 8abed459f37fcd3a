import { useEffect, useState } from 'react';

/** How often the seconds are looked at, milliseconds: none is left out. */
const LOOK = 250;

/** Whole seconds that are left until an instant (milliseconds since 1970); 0 once it is past. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK);
    return () => clearInterval(timer);
  }, [isOver]);
  // An instant set anew is counted from now, not from where the last count stood.
  const [counted, setCounted] = useState(until);
  if (counted !== until) {
    setCounted(until);
    setNow(Date.now());
  }
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
