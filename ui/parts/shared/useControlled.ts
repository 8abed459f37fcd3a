import { useCallback, useState } from 'react';

/**
 * A value that its owner may hold (`value` given) or leave to the part (`value` undefined, `initial` first).
 * Returns the current value and what to call with the next one.
 */
export function useControlled<T>(
  value: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = useCallback(
    (next: T) => {
      setOwn(() => next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? own : value, change];
}
