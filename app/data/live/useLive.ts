import type { LiveEvent } from '@parvis/api/live';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { refreshProfile } from '../../session/useProfile.ts';
import { refreshAll, refreshFor } from '../cache.ts';
import { followLive, type LiveStatus, type LiveStream } from './liveStream.ts';

const handlers = {
  onEvent: (event: LiveEvent) => refreshFor(event),
  onOpen: () => refreshAll(),
  onTrouble: () => void refreshProfile(),
};

/** Follows the given stream while the page that asks is shown; answers how the connection stands. */
export function useLive(path: string | undefined): LiveStatus {
  const [stream, setStream] = useState<LiveStream>();
  const started = useRef<LiveStream>(undefined);
  useEffect(() => {
    if (!path) return;
    started.current = followLive(path, handlers);
    setStream(started.current);
    return () => {
      started.current?.stop();
      setStream(undefined);
    };
  }, [path]);
  const subscribe = useCallback(
    (listener: () => void) => stream?.subscribe(listener) ?? (() => {}),
    [stream],
  );
  return useSyncExternalStore(subscribe, () => stream?.status() ?? 'connecting');
}
