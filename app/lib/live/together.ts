import { type LiveEvent, liveEventSchema } from '@parvis/api/live';
import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';
import { holdTabLock } from '../api/tabLock.ts';
import { followLive, type LiveStatus, type LiveStream, type OwnStream } from './liveStream.ts';

/** Out of sight for so long, a page lets go of what it shares with others, milliseconds. */
const HIDDEN_AFTER = 60_000;
/** After so long out of sight nobody knows whether a connection that was open still is. */
const DOUBTFUL = 15_000;
/** How often it is looked whether time went by without the page. */
const TICK = 5_000;

/** What happens to a page that people leave and come back to. */
interface Presence {
  /** It is looked at again after a while: out of sight, frozen, in the cache of the Back key, or asleep with its device. */
  readonly onBack: () => void;
  /** Nobody looks at it any more, or it is about to stand still. Told once until it is back. */
  readonly onAway: () => void;
}

/** Tells when a page is left and when it is back, whichever way, until it is stopped. `leave` counts as left until then. */
export function watchPresence({ onBack, onAway }: Presence): {
  readonly leave: () => void;
  readonly stop: () => void;
} {
  let away = false;
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticked = Date.now();
  // A clock that was moved tells as little as one that went on.
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
    // Some thaw a page before it is in sight.
    if (away && !document.hidden) back();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  // A device that slept under a page in sight tells nobody.
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

/** By which tabs pass on what comes by their one stream. */
const CHANNEL = 'pv_live';
/** So many questions in a row without an answer, and the stream is held by another tab: some seconds. */
const PATIENCE = 2;
/** Who is back waits so long for a stream before it fetches what was missed without one, milliseconds. */
const SOON = 400;

/** What is told of a stream, whichever tab holds it. */
export interface LiveHandlers {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onOpen: () => void;
  /** What happened meanwhile cannot be told any more. */
  readonly onReset: () => void;
  /** It failed several times in a row: perhaps the session is gone, which a stream cannot see. */
  readonly onTrouble: () => void;
}

/** What the tab that holds a stream tells, and who came anew asks. */
const wordsSchema = z.object({
  path: z.string(),
  is: z.enum(['came', 'opened', 'asked', 'connecting', 'open', 'lost']),
  /** What came, and up to where that is. */
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

/** Follows a stream that one of the open tabs holds for all, behind what came last, and each of them in its turn. */
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
        // Whoever took it tells from now on.
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
