import { useCallback, useSyncExternalStore } from 'react';

const NONE_ON_A_SERVER = () => false;

/** Returns whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches, NONE_ON_A_SERVER);
}
