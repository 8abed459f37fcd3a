import type { LiveEvent } from '@parvis/api/live';
import { forgetAll, refreshAll, refreshFor } from '../api/cache.ts';
import { doubtSession } from '../api/clientAt.ts';
import type { LiveStream } from './liveStream.ts';
import { followTogether } from './together.ts';
import { tellLive } from './watchLive.ts';

interface Held {
  readonly stream: LiveStream;
  readonly holders: Set<Hears>;
}

type Hears = (event: LiveEvent) => void;

/** Applies an event that arrived by another way, such as push. */
export const noteCame = (event: LiveEvent): void => refreshFor(event);

/** Streams by path, shared by all users on the page, since browsers allow few connections. */
const open = new Map<string, Held>();

/** Checks whether the host still knows the session, which a stream cannot see. */
async function lookAfter(path: string): Promise<void> {
  if (path.startsWith('/')) return doubtSession();
  await import('../api/otherSites.ts')
    .then((sites) => sites.lookAgain(new URL(path).origin))
    .catch(() => undefined);
}

function start(path: string): Held {
  const holders = new Set<Hears>();
  const stream = followTogether(path, {
    onEvent: (event) => {
      refreshFor(event);
      tellLive(path);
      for (const hear of holders) hear(event);
    },
    onOpen: () => {
      refreshAll();
      tellLive(path);
    },
    onReset: () => {
      forgetAll();
      tellLive(path);
    },
    onTrouble: () => void lookAfter(path),
  });
  return { holders, stream };
}

/** Acquires the stream of a path; it stops with its last release. */
export function holdLive(
  path: string,
  hear: Hears = () => {},
): { readonly stream: LiveStream; readonly release: () => void } {
  const shared = open.get(path) ?? start(path);
  open.set(path, shared);
  shared.holders.add(hear);
  return {
    stream: shared.stream,
    release() {
      shared.holders.delete(hear);
      if (shared.holders.size > 0) return;
      open.delete(path);
      shared.stream.stop();
    },
  };
}
