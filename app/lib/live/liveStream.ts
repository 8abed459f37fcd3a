import { createStore } from '@parvis/locales/store';

export type LiveStatus = 'connecting' | 'open' | 'lost';

/** Pauses between tries, milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000] as const;
/** After so many failures in a row somebody should look into it. */
const TROUBLE = 3;
/** A stream that nobody has answered by then is tried anew, milliseconds: a network may swallow everything. */
const UNANSWERED = 10_000;

export interface LiveStream {
  readonly status: () => LiveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

/** What is told of a stream. */
export interface StreamHandlers {
  /** What came, as it came, and up to where that is. */
  readonly onMessage: (data: string, id: string) => void;
  readonly onOpen: () => void;
  /** It failed several times in a row: perhaps the session is gone, which a stream cannot see. */
  readonly onTrouble: () => void;
  /** It failed while nobody looks at the page: it is tried again when somebody does. */
  readonly onIdle: () => void;
}

/** A stream that this page holds itself. */
export interface OwnStream extends LiveStream {
  /** Opens it anew, at once: what was open may be dead. */
  readonly reopen: () => void;
}

/** Holds an event stream and reconnects it with backoff, after the last event id. */
export function followLive(
  path: string,
  { onMessage, onOpen, onTrouble, onIdle }: StreamHandlers,
  after?: string,
): OwnStream {
  const status = createStore<LiveStatus>('connecting');
  let source: EventSource | undefined;
  let lastId = after;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const retry = () => {
    close();
    status.set('lost');
    if (stopped) return;
    if (document.hidden) return onIdle();
    timer = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
    if (failures % TROUBLE === 0) onTrouble();
  };
  const open = () => {
    close();
    const address = lastId ? `${path}?after=${encodeURIComponent(lastId)}` : path;
    // Another host of the site has a session of its own.
    source = new EventSource(address, { withCredentials: !path.startsWith('/') });
    timer = setTimeout(retry, UNANSWERED);
    source.addEventListener('open', () => {
      clearTimeout(timer);
      failures = 0;
      status.set('open');
      onOpen();
    });
    source.addEventListener('error', retry);
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      if (lastEventId) lastId = lastEventId;
      onMessage(data, lastEventId);
    });
  };

  const reopen = () => {
    failures = 0;
    open();
  };
  const onOffline = () => {
    close();
    status.set('lost');
  };
  window.addEventListener('online', reopen);
  window.addEventListener('offline', onOffline);
  open();

  return {
    status: status.get,
    subscribe: status.subscribe,
    reopen,
    stop() {
      stopped = true;
      window.removeEventListener('online', reopen);
      window.removeEventListener('offline', onOffline);
      close();
    },
  };
}
