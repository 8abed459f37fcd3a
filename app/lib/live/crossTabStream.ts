import { type LiveEvent, liveEventSchema } from '@parvis/api/live';
import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { holdTabLock } from '../api/tabLock.ts';
import { type LiveStatus, type LiveStream, type OwnStream, openLiveStream } from './liveStream.ts';

/** Milliseconds. */
const HIDDEN_AFTER = 60_000;
/** Then an open connection may be dead, milliseconds. */
const STALE_AFTER = 15_000;
/** Milliseconds. */
const TICK_INTERVAL = 5_000;

interface PresenceHandlers {
  /** Also after freezing, back/forward cache, and sleep. */
  readonly onBack: () => void;
  /** Called once until `onBack`. */
  readonly onAway: () => void;
}

/** `leave` counts as left until a return. */
export function watchPresence({ onBack, onAway }: PresenceHandlers): {
  readonly leave: () => void;
  readonly stop: () => void;
} {
  let away = false;
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTick = Date.now();
  // In either direction: a changed clock proves nothing.
  const isLong = (since: number, ms: number) => Math.abs(Date.now() - since) > ms;

  const leave = () => {
    clearTimeout(timer);
    if (!away) onAway();
    away = true;
  };
  const handleReturn = () => {
    clearTimeout(timer);
    away = false;
    hiddenAt = undefined;
    lastTick = Date.now();
    onBack();
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt ??= Date.now();
      timer = setTimeout(leave, HIDDEN_AFTER);
    } else if (away || (hiddenAt !== undefined && isLong(hiddenAt, STALE_AFTER))) handleReturn();
    else hiddenAt = undefined;
  };
  const onResume = () => {
    if (away && !document.hidden) handleReturn();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleReturn();
  };
  // Device sleep fires no event under a visible page.
  const checkSleep = () => {
    const slept = isLong(lastTick, TICK_INTERVAL + STALE_AFTER);
    lastTick = Date.now();
    if (slept && !document.hidden) handleReturn();
  };
  const sleepTimer = setInterval(checkSleep, TICK_INTERVAL);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('freeze', leave);
  document.addEventListener('resume', onResume);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShow);
  if (document.hidden) onVisibility();

  return {
    leave,
    stop() {
      clearTimeout(timer);
      clearInterval(sleepTimer);
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('freeze', leave);
      document.removeEventListener('resume', onResume);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShow);
    },
  };
}

const CHANNEL = 'pv_live';
const MAX_UNANSWERED = 2;
/** How long a returning page waits before it refetches, milliseconds. */
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

/** One of the open tabs holds the stream for all; it resumes after the last event. */
export function openCrossTabStream(
  path: string,
  { onEvent, onOpen, onReset, onTrouble }: LiveHandlers,
): LiveStream {
  const channel = new BroadcastChannel(CHANNEL);
  const status = createStore<LiveStatus>('connecting');
  let lastId: string | undefined;
  let ownStream: OwnStream | undefined;
  let leave: (() => void) | undefined;
  let catchUpTimer: ReturnType<typeof setTimeout> | undefined;

  const publishMessage = (words: TabMessage) => channel.postMessage(words);
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

  const holdStream = () => {
    const stream = openLiveStream(
      path,
      {
        onMessage(data, id) {
          handleData(data, id);
          publishMessage({ path, is: 'came', data, id });
        },
        onOpen() {
          handleOpen();
          publishMessage({ path, is: 'opened' });
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
      if (stream.status() !== 'open') publishMessage({ path, is: stream.status() });
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
    if (!ownStream) publishMessage({ path, is: 'asked' });
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

  const handlers: { readonly [K in Exclude<TabMessage['is'], 'came'>]: () => void } = {
    opened: handleOpen,
    open: () => {
      if (status.get() !== 'open') handleOpen();
    },
    connecting: () => undefined,
    lost: () => status.set('lost'),
    asked: () => ownStream && publishMessage({ path, is: ownStream.status() }),
  };
  channel.addEventListener('message', ({ data: heard }: MessageEvent<unknown>) => {
    const { data: words } = z.safeParse(tabMessageSchema, heard);
    if (words?.path !== path) return;
    if (ownStream && words.is !== 'asked') return;
    if (words.is === 'came') handleData(words.data ?? '', words.id ?? '');
    else handlers[words.is]();
  });
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
