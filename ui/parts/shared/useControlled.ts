import { useCallback, useState } from 'react';

/**
 * Manages a value that is controlled (`value` given) or uncontrolled (`initial` first). Returns the value and its setter.
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
