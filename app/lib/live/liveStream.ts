import { PRESENCE_EVENT } from '@parvis/api/presence';
import { createStore } from '@parvis/locales/store';

export type LiveStatus = 'connecting' | 'open' | 'lost';

/** Milliseconds; the last repeats. */
const BACKOFF = [500, 1_000, 2_000, 5_000, 10_000] as const;
const FAILURES_BEFORE_TROUBLE = 3;
/** Milliseconds: a network may drop everything silently. */
const CONNECT_TIMEOUT = 10_000;

export interface LiveStream {
  readonly status: () => LiveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
}

export interface StreamHandlers {
  readonly onMessage: (data: string, id: string) => void;
  readonly onOpen: () => void;
  /** Repeated failures: perhaps a lost session, invisible to EventSource. */
  readonly onTrouble: () => void;
  /** Failed while hidden; the caller reopens it. */
  readonly onIdle: () => void;
}

export interface OwnStream extends LiveStream {
  /** Reconnects at once: the connection may be dead. */
  readonly reopen: () => void;
}

/** Resumes after the last event id. */
export function openLiveStream(
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
    timer = setTimeout(open, BACKOFF[Math.min(failures, BACKOFF.length - 1)]);
    failures += 1;
    if (failures % FAILURES_BEFORE_TROUBLE === 0) onTrouble();
  };
  const open = () => {
    close();
    const address = lastId ? `${path}?after=${encodeURIComponent(lastId)}` : path;
    // Another host has its own session.
    source = new EventSource(address, { withCredentials: !path.startsWith('/') });
    timer = setTimeout(retry, CONNECT_TIMEOUT);
    source.addEventListener('open', () => {
      clearTimeout(timer);
      failures = 0;
      status.set('open');
      onOpen();
    });
    source.addEventListener('error', retry);
    const handleMessage = ({ data, lastEventId }: MessageEvent<string>) => {
      if (lastEventId) lastId = lastEventId;
      onMessage(data, lastEventId);
    };
    source.addEventListener('message', handleMessage);
    source.addEventListener(PRESENCE_EVENT, ({ data }: MessageEvent<string>) => onMessage(data, ''));
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
