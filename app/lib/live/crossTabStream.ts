import { type LiveEvent, liveEventSchema } from '@parvis/api/live';
import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { holdTabLock } from '../api/tabLock.ts';
import { type LiveStatus, type LiveStream, type OwnStream, openLiveStream } from './liveStream.ts';
import { watchPresence } from './watchPresence.ts';

const CHANNEL = 'pv_live';
const MAX_UNANSWERED = 2;
/** Delay before a returning page refetches, milliseconds. */
const CATCH_UP_DELAY = 400;

export interface LiveHandlers {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onOpen: () => void;
  /** Events were lost. */
  readonly onReset: () => void;
  readonly onTrouble: () => void;
}

const tabMessageSchema = z.object({
  path: z.string(),
  is: z.enum(['came', 'opened', 'asked', 'connecting', 'open', 'lost']),
  data: z.optional(z.string()),
  id: z.optional(z.string()),
});
type TabMessage = z.output<typeof tabMessageSchema>;

const parseEvent = (data: string): LiveEvent | undefined => {
  try {
    const parsed = z.safeParse(liveEventSchema, JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/** One channel per path. */
function openTabChannel(path: string, onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = z.safeParse(tabMessageSchema, data);
    if (message?.path === path) onMessage(message);
  });
  return {
    publish: (message: Omit<TabMessage, 'path'>) => channel.postMessage({ path, ...message }),
    close: () => channel.close(),
  };
}

/** One tab holds the stream for all; it resumes after the last event. */
export function openCrossTabStream(
  path: string,
  { onEvent, onOpen, onReset, onTrouble }: LiveHandlers,
): LiveStream {
  const status = createStore<LiveStatus>('connecting');
  let lastId: string | undefined;
  let ownStream: OwnStream | undefined;
  let leave: (() => void) | undefined;
  let catchUpTimer: ReturnType<typeof setTimeout> | undefined;

  const handleData = (data: string, id: string) => {
    if (id) lastId = id;
    const event = parseEvent(data);
    if (event?.type === 'reset') onReset();
    else if (event) onEvent(event);
  };
  const handleOpen = () => {
    clearTimeout(catchUpTimer);
    status.set('open');
    onOpen();
  };
  const channel = openTabChannel(path, ({ is, data = '', id = '' }) => {
    if (is === 'asked') {
      if (ownStream) channel.publish({ is: ownStream.status() });
    } else if (ownStream) return;
    else if (is === 'came') handleData(data, id);
    else if (is === 'lost') status.set('lost');
    else if (is === 'opened' || (is === 'open' && status.get() !== 'open')) handleOpen();
  });

  const holdStream = () => {
    const stream = openLiveStream(
      path,
      {
        onMessage(data, id) {
          handleData(data, id);
          channel.publish({ is: 'came', data, id });
        },
        onOpen() {
          handleOpen();
          channel.publish({ is: 'opened' });
        },
        onTrouble,
        onIdle: () => presence.leave(),
      },
      lastId,
    );
    ownStream = stream;
    status.set(stream.status());
    stream.subscribe(() => {
      status.set(stream.status());
      if (stream.status() !== 'open') channel.publish({ is: stream.status() });
    });
    return stop;
  };
  const stop = () => {
    ownStream?.stop();
    ownStream = undefined;
  };
  const joinQueue = () => {
    leave ??= holdTabLock(`${CHANNEL} ${path}`, MAX_UNANSWERED, () => {
      const end = holdStream();
      return () => {
        end();
        leave = undefined;
        joinQueue();
      };
    });
    if (!ownStream) channel.publish({ is: 'asked' });
  };
  const releaseStream = () => {
    clearTimeout(catchUpTimer);
    stop();
    leave?.();
    leave = undefined;
    status.set('connecting');
  };
  const resumeStream = () => {
    if (ownStream) return ownStream.reopen();
    status.set('connecting');
    clearTimeout(catchUpTimer);
    catchUpTimer = setTimeout(onOpen, CATCH_UP_DELAY);
    joinQueue();
  };

  const presence = watchPresence({ onBack: resumeStream, onAway: releaseStream });
  joinQueue();

  return {
    status: status.get,
    subscribe: status.subscribe,
    stop() {
      presence.stop();
      releaseStream();
      channel.close();
    },
  };
}
