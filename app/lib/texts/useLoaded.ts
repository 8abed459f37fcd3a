import { useEffect, useState } from 'react';
import type { OnDemand } from './onDemand.ts';

/** Something that comes on demand, once it is there: a page does without it until then, and where it cannot be had. */
export function useLoaded<T>({ load }: OnDemand<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  useEffect(() => {
    load().then(
      (it) => setLoaded({ it }),
      () => undefined,
    );
  }, [load]);
  return loaded?.it;
}
