import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveStatus, LiveStream } from './liveStream.ts';
import { holdLive } from './sharedLive.ts';

/** Follows the given stream while the page that asks is shown; answers how the connection stands. */
export function useLive(path: string | undefined): LiveStatus {
  const [stream, setStream] = useState<LiveStream>();
  useEffect(() => {
    if (!path) return;
    const held = holdLive(path);
    setStream(held.stream);
    return () => {
      held.release();
      setStream(undefined);
    };
  }, [path]);
  const subscribe = useCallback(
    (listener: () => void) => stream?.subscribe(listener) ?? (() => {}),
    [stream],
  );
  return useSyncExternalStore(subscribe, () => stream?.status() ?? 'connecting');
}
