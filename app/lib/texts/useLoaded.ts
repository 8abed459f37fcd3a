import { useEffect, useState } from 'react';
import type { Lazy } from './createLazy.ts';

/** Undefined until then, and after a failure. */
export function useLoaded<T>({ load }: Lazy<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  useEffect(() => {
    load().then(
      (it) => setLoaded({ it }),
      () => undefined,
    );
  }, [load]);
  return loaded?.it;
}
