import type { LiveEvent } from '@parvis/api/live';
import { PRESENCE_EVENT } from '@parvis/api/presence';
import { refreshAllCases, refreshByEvent, resetAllCases } from '../api/cache.ts';
import { checkSession } from '../api/hostClients.ts';
import { openCrossTabStream } from './crossTabStream.ts';
import type { LiveStream } from './liveStream.ts';
import { notifyErased } from './watchErased.ts';
import { notifyLive } from './watchLive.ts';

interface SharedStream {
  readonly stream: LiveStream;
  readonly listeners: Set<LiveListener>;
}

type LiveListener = (event: LiveEvent) => void;

/** For events from elsewhere, e.g. push. */
export const applyLiveEvent = (event: LiveEvent): void => refreshByEvent(event);

/** One per path: browsers limit connections. */
const openStreams = new Map<string, SharedStream>();

async function checkStreamSession(path: string): Promise<void> {
  if (path.startsWith('/')) return checkSession();
  await import('../api/remoteSessions.ts')
    .then((sites) => sites.refreshSession(new URL(path).origin))
    .catch(() => undefined);
}

function startStream(path: string): SharedStream {
  const holders = new Set<LiveListener>();
  const stream = openCrossTabStream(path, {
    onEvent: (event) => {
      if (event.type === PRESENCE_EVENT) {
        for (const hear of holders) hear(event);
        return;
      }
      refreshByEvent(event);
      if (event.type === 'erased' && event.csid) notifyErased({ csid: event.csid, msgId: event.msgId });
      notifyLive(path);
      for (const hear of holders) hear(event);
    },
    onOpen: () => {
      refreshAllCases();
      notifyLive(path);
    },
    onReset: () => {
      resetAllCases();
      notifyLive(path);
    },
    onTrouble: () => void checkStreamSession(path),
  });
  return { listeners: holders, stream };
}

/** The last release closes it. */
export function acquireLive(
  path: string,
  hear: LiveListener = () => {},
): { readonly stream: LiveStream; readonly release: () => void } {
  const shared = openStreams.get(path) ?? startStream(path);
  openStreams.set(path, shared);
  shared.listeners.add(hear);
  return {
    stream: shared.stream,
    release() {
      shared.listeners.delete(hear);
      if (shared.listeners.size > 0) return;
      openStreams.delete(path);
      shared.stream.stop();
    },
  };
}
