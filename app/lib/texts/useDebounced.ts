import { useEffect, useState } from 'react';

/** Milliseconds. */
const SEARCH_DEBOUNCE = 250;

export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
