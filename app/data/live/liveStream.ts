import { type LiveEvent, liveEventSchema } from '@parvis/api/live';
import { createStore } from '@parvis/locales/store';
import * as z from 'zod/mini';

export type LiveStatus = 'connecting' | 'open' | 'lost';

/** Pauses between tries, milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000] as const;
/** After so many failures in a row somebody should look into it. */
const TROUBLE = 3;
/** A page nobody looks at lets its stream go after this long; it catches up when it is looked at again. */
const HIDDEN_AFTER = 60_000;

export interface LiveStream {
  readonly status: () => LiveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

const parseEvent = (data: string): LiveEvent | undefined => {
  try {
    const parsed = z.safeParse(liveEventSchema, JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Follows a live stream for as long as the page is in use. Events carry ids only, so a lost one costs nothing:
 * every time the stream opens, `onOpen` fetches what may have been missed.
 */
export function followLive(
  path: string,
  handlers: {
    readonly onEvent: (event: LiveEvent) => void;
    readonly onOpen: () => void;
    /** What happened meanwhile cannot be told any more. */
    readonly onReset: () => void;
    /** It failed several times in a row: perhaps the session is gone, which a stream cannot see. */
    readonly onTrouble: () => void;
  },
): LiveStream {
  const status = createStore<LiveStatus>('connecting');
  let source: EventSource | undefined;
  let lastId: string | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const retry = () => {
    close();
    status.set('lost');
    if (stopped || document.hidden) return;
    timer = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
    if (failures % TROUBLE === 0) handlers.onTrouble();
  };
  const open = () => {
    close();
    const address = lastId ? `${path}?after=${encodeURIComponent(lastId)}` : path;
    // Another host of the site has a session of its own.
    source = new EventSource(address, { withCredentials: !path.startsWith('/') });
    source.addEventListener('open', () => {
      failures = 0;
      status.set('open');
      handlers.onOpen();
    });
    source.addEventListener('error', retry);
    source.addEventListener('message', (message: MessageEvent<string>) => {
      if (message.lastEventId) lastId = message.lastEventId;
      const event = parseEvent(message.data);
      if (event?.type === 'reset') handlers.onReset();
      else if (event) handlers.onEvent(event);
    });
  };

  const onOnline = () => {
    failures = 0;
    open();
  };
  const onOffline = () => {
    close();
    status.set('lost');
  };
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(close, HIDDEN_AFTER);
    else if (!source) onOnline();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  open();

  return {
    status: status.get,
    subscribe: status.subscribe,
    stop() {
      stopped = true;
      clearTimeout(hiddenTimer);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    },
  };
}
