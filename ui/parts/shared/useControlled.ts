import { useCallback, useState } from 'react';

/** Controlled by `value`, else from `initial`. */
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
