import type { LiveEvent } from '@parvis/api/live';
import { refreshProfile } from '../../session/useProfile.ts';
import { refreshAll, refreshFor } from '../cache.ts';
import { followLive, type LiveStream } from './liveStream.ts';
import { tellLive } from './watchLive.ts';

/** A stream that somebody holds. */
interface Held {
  readonly stream: LiveStream;
  holders: number;
}

/** Streams by their path: pages and what follows a person everywhere share one, for browsers allow few connections. */
const open = new Map<string, Held>();

const start = (path: string): Held => ({
  holders: 0,
  stream: followLive(path, {
    onEvent: (event: LiveEvent) => {
      refreshFor(event);
      tellLive(path);
    },
    onOpen: () => {
      refreshAll();
      tellLive(path);
    },
    onTrouble: () => void refreshProfile(),
  }),
});

/** Follows a stream until it is let go by everybody who holds it. */
export function holdLive(path: string): { readonly stream: LiveStream; readonly release: () => void } {
  const held = open.get(path) ?? start(path);
  open.set(path, held);
  held.holders += 1;
  return {
    stream: held.stream,
    release() {
      held.holders -= 1;
      if (held.holders > 0) return;
      open.delete(path);
      held.stream.stop();
    },
  };
}
