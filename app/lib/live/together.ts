import { type LiveEvent, liveEventSchema } from '@parvis/api/live';
import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { holdTabLock } from '../api/tabLock.ts';
import { followLive, type LiveStatus, type LiveStream, type OwnStream } from './liveStream.ts';

/** Milliseconds. */
const HIDDEN_AFTER = 60_000;
/** Then an open connection may be dead, milliseconds. */
const DOUBTFUL = 15_000;
/** Milliseconds. */
const TICK = 5_000;

interface Presence {
  /** Also after freezing, back/forward cache, and sleep. */
  readonly onBack: () => void;
  /** Called once until `onBack`. */
  readonly onAway: () => void;
}

/** `leave` counts as left until a return. */
export function watchPresence({ onBack, onAway }: Presence): {
  readonly leave: () => void;
  readonly stop: () => void;
} {
  let away = false;
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticked = Date.now();
  // In either direction: a changed clock proves nothing.
  const isLong = (since: number, ms: number) => Math.abs(Date.now() - since) > ms;

  const leave = () => {
    clearTimeout(timer);
    if (!away) onAway();
    away = true;
  };
  const back = () => {
    clearTimeout(timer);
    away = false;
    hiddenAt = undefined;
    ticked = Date.now();
    onBack();
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt ??= Date.now();
      timer = setTimeout(leave, HIDDEN_AFTER);
    } else if (away || (hiddenAt !== undefined && isLong(hiddenAt, DOUBTFUL))) back();
    else hiddenAt = undefined;
  };
  const onResume = () => {
    if (away && !document.hidden) back();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  // Device sleep fires no event under a visible page.
  const tick = () => {
    const slept = isLong(ticked, TICK + DOUBTFUL);
    ticked = Date.now();
    if (slept && !document.hidden) back();
  };
  const ticking = setInterval(tick, TICK);
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
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('freeze', leave);
      document.removeEventListener('resume', onResume);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShow);
    },
  };
}

const CHANNEL = 'pv_live';
const PATIENCE = 2;
/** How long a returning page waits before it refetches, milliseconds. */
const SOON = 400;

export interface LiveHandlers {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onOpen: () => void;
  /** Events were lost. */
  readonly onReset: () => void;
  readonly onTrouble: () => void;
}

const wordsSchema = z.object({
  path: z.string(),
  is: z.enum(['came', 'opened', 'asked', 'connecting', 'open', 'lost']),
  data: z.optional(z.string()),
  id: z.optional(z.string()),
});
type Words = z.output<typeof wordsSchema>;

const parseEvent = (data: string): LiveEvent | undefined => {
  try {
    const parsed = z.safeParse(liveEventSchema, JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/** One of the open tabs holds the stream for all; it resumes after the last event. */
export function followTogether(
  path: string,
  { onEvent, onOpen, onReset, onTrouble }: LiveHandlers,
): LiveStream {
  const channel = new BroadcastChannel(CHANNEL);
  const status = createStore<LiveStatus>('connecting');
  let lastId: string | undefined;
  let own: OwnStream | undefined;
  let leave: (() => void) | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const tell = (words: Words) => channel.postMessage(words);
  const take = (data: string, id: string) => {
    if (id) lastId = id;
    const event = parseEvent(data);
    if (event?.type === 'reset') onReset();
    else if (event) onEvent(event);
  };
  const opened = () => {
    clearTimeout(soon);
    status.set('open');
    onOpen();
  };

  const lead = () => {
    const stream = followLive(
      path,
      {
        onMessage(data, id) {
          take(data, id);
          tell({ path, is: 'came', data, id });
        },
        onOpen() {
          opened();
          tell({ path, is: 'opened' });
        },
        onTrouble,
        onIdle: () => presence.leave(),
      },
      lastId,
    );
    own = stream;
    status.set(stream.status());
    stream.subscribe(() => {
      status.set(stream.status());
      if (stream.status() !== 'open') tell({ path, is: stream.status() });
    });
    return stop;
  };
  const stop = () => {
    own?.stop();
    own = undefined;
  };
  const join = () => {
    leave ??= holdTabLock(`${CHANNEL} ${path}`, PATIENCE, () => {
      const end = lead();
      return () => {
        end();
        leave = undefined;
        join();
      };
    });
    if (!own) tell({ path, is: 'asked' });
  };
  const goAway = () => {
    clearTimeout(soon);
    stop();
    leave?.();
    leave = undefined;
    status.set('connecting');
  };
  const comeBack = () => {
    if (own) return own.reopen();
    status.set('connecting');
    clearTimeout(soon);
    soon = setTimeout(onOpen, SOON);
    join();
  };

  const said: { readonly [K in Exclude<Words['is'], 'came'>]: () => void } = {
    opened,
    open: () => {
      if (status.get() !== 'open') opened();
    },
    connecting: () => undefined,
    lost: () => status.set('lost'),
    asked: () => own && tell({ path, is: own.status() }),
  };
  channel.addEventListener('message', ({ data: heard }: MessageEvent<unknown>) => {
    const { data: words } = z.safeParse(wordsSchema, heard);
    if (words?.path !== path) return;
    if (own && words.is !== 'asked') return;
    if (words.is === 'came') take(words.data ?? '', words.id ?? '');
    else said[words.is]();
  });
  const presence = watchPresence({ onBack: comeBack, onAway: goAway });
  join();

  return {
    status: status.get,
    subscribe: status.subscribe,
    stop() {
      presence.stop();
      goAway();
      channel.close();
    },
  };
}
