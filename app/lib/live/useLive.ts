import type { LiveEvent } from '@parvis/api/live';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveStatus, LiveStream } from './liveStream.ts';
import { acquireLive } from './sharedLive.ts';

export function useLive(path: string | undefined, onEvent?: (event: LiveEvent) => void): LiveStatus {
  const [stream, setStream] = useState<LiveStream>();
  const latestListener = useRef(onEvent);
  latestListener.current = onEvent;
  useEffect(() => {
    if (!path) return;
    const live = acquireLive(path, (event) => latestListener.current?.(event));
    setStream(live.stream);
    return () => {
      live.release();
      setStream(undefined);
    };
  }, [path]);
  const subscribe = useCallback(
    (listener: () => void) => stream?.subscribe(listener) ?? (() => {}),
    [stream],
  );
  return useSyncExternalStore(subscribe, () => stream?.status() ?? 'connecting');
}
