import { useEffect, useState } from 'react';

interface Asked<T> {
  readonly value: T | null;
  readonly failed: boolean;
}

/** Asks the store for something, again whenever `again` changes. */
export function useAsked<T>(ask: () => Promise<T>, again: unknown): Asked<T> {
  const [state, setState] = useState<Asked<T>>({ value: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says when to ask
  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setState({ value, failed: false }),
      () => current && setState(({ value }) => ({ value, failed: true })),
    );
    return () => {
      current = false;
    };
  }, [ask, again]);
  return state;
}
