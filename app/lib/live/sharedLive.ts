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

/** For events by another way, such as push. */
export const noteCame = (event: LiveEvent): void => refreshFor(event);

/** By path, shared on the page, since browsers allow few connections. */
const open = new Map<string, Held>();

/** A stream cannot see a lost session. */
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

/** Stops with the last release. */
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
