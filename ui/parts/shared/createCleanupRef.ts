import { version } from 'react';

/** React's own ref cleanup. */
const CLEANUP_SINCE = 19;

/** Before React 19, elements sharing a ref are cleaned up in attach order. */
export function createCleanupRef<E extends Element>(
  begin: (element: E) => () => void,
  react: string = version,
): (element: E | null) => (() => void) | undefined {
  if (Number.parseInt(react, 10) >= CLEANUP_SINCE) return (element) => (element ? begin(element) : undefined);
  const ends: (() => void)[] = [];
  return (element) => {
    if (element) ends.push(begin(element));
    else ends.shift()?.();
    return undefined;
  };
}
