import type { ServerResponse } from 'node:http';
import { type Cursor, type FeedRow, formatCursor, isAfter } from '../platform/realtime/feed.ts';
import type { Hub, Subscriber, SubscriberKey } from '../platform/realtime/hub.ts';

const PER_SESSION = 8;
/** Heartbeat interval, so that proxies keep the stream, seconds. */
const HEARTBEAT = 20;
/** Maximum duration, after which rights are checked on reconnect, seconds. */
const LIFETIME = 3600;
/** Maximum unsent bytes; a slow reader is disconnected, and catches up later. */
const MAX_BACKLOG = 256 * 1024;

const formatEvent = ({ cursor, event }: FeedRow): string =>
  `id: ${formatCursor(cursor)}\ndata: ${JSON.stringify(event)}\n\n`;

interface StreamHolder {
  readonly session: string;
  readonly crUid: string;
  readonly key: SubscriberKey;
  end(): void;
}

interface Stream extends StreamHolder {
  network: string;
  sendHeartbeat(): void;
}

export interface Streams {
  /** Starts a stream; a full session loses its oldest one. */
  open(request: StreamRequest): Promise<void>;
  count(): number;
  countNetwork(network: string): number;
  endSession(session: string): void;
  listHolders(): readonly StreamHolder[];
  close(): void;
}

interface StreamRequest {
  response: ServerResponse;
  session: string;
  crUid: string;
  network: string;
  key: SubscriberKey;
  /** Undefined if unavailable. */
  catchUp(until: Cursor): Promise<FeedRow[] | undefined>;
  headers: Readonly<Record<string, string>>;
}

/** Creates the streams of a hub. One timer sends heartbeats, in groups per second. */
export function createStreams(hub: Hub): Streams {
  const all = new Set<Stream>();
  const bySession = new Map<string, Set<Stream>>();
  const byNetwork = new Map<string, number>();
  let second = 0;
  const shares: Set<Stream>[] = Array.from({ length: HEARTBEAT }, () => new Set());
  const timer = setInterval(() => {
    second = (second + 1) % HEARTBEAT;
    for (const stream of shares[second] ?? []) stream.sendHeartbeat();
  }, 1000);
  timer.unref();

  function removeStream(stream: Stream): void {
    if (all.delete(stream)) updateCount(stream.network, -1);
    for (const share of shares) share.delete(stream);
    const others = bySession.get(stream.session);
    others?.delete(stream);
    if (others?.size === 0) bySession.delete(stream.session);
  }

  function addStream(stream: Stream): void {
    all.add(stream);
    updateCount(stream.network, 1);
    shares[second]?.add(stream);
    const others = bySession.get(stream.session) ?? new Set();
    bySession.set(stream.session, others.add(stream));
  }

  function updateCount(network: string, change: number): void {
    const now = (byNetwork.get(network) ?? 0) + change;
    if (now > 0) byNetwork.set(network, now);
    else byNetwork.delete(network);
  }

  function evictOldest(session: string): void {
    const [oldest] = bySession.get(session) ?? [];
    if (oldest && (bySession.get(session)?.size ?? 0) >= PER_SESSION) oldest.end();
  }

  async function openStream({
    response,
    session,
    crUid,
    network,
    key,
    catchUp,
    headers,
  }: StreamRequest): Promise<void> {
    // The reader disconnected during authentication.
    if (response.destroyed || response.socket?.destroyed) return;
    let waiting: FeedRow[] | undefined = [];
    let ended = false;
    let beats = 0;
    const write = (text: string) => {
      if (ended) return;
      response.write(text);
      if (response.writableLength <= MAX_BACKLOG) return;
      stream.end();
      // The backlog will never be sent.
      response.destroy();
    };
    const subscriber: Subscriber = {
      key,
      deliver: (row) => {
        if (waiting) waiting.push(row);
        else write(formatEvent(row));
      },
    };
    const stream: Stream = {
      session,
      crUid,
      network,
      key,
      sendHeartbeat: () => {
        beats += 1;
        if (beats * HEARTBEAT >= LIFETIME) stream.end();
        else write(': \n\n');
      },
      end: () => {
        if (ended) return;
        ended = true;
        hub.unsubscribe(subscriber);
        removeStream(stream);
        response.end();
      },
    };
    evictOldest(session);
    addStream(stream);
    response.on('close', stream.end);
    response.on('error', stream.end);
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // Closes with the stream, so that shutdown need not wait.
      connection: 'close',
    });
    const from = hub.subscribe(subscriber);
    // Initial cursor, so that a reader can resume before the first event.
    const start = `id: ${formatCursor(from)}\n`;
    let missed: FeedRow[] | undefined;
    try {
      missed = await catchUp(from);
    } catch {
      stream.end();
      return;
    }
    if (missed) write(`${missed.map(formatEvent).join('')}${start}\n`);
    else write(`${start}data: {"type":"reset"}\n\n`);
    for (const row of waiting) if (isAfter(row.cursor, from)) write(formatEvent(row));
    waiting = undefined;
  }

  return {
    open: openStream,
    count: () => all.size,
    countNetwork: (network) => byNetwork.get(network) ?? 0,
    endSession: (session) => {
      for (const stream of [...(bySession.get(session) ?? [])]) stream.end();
    },
    listHolders: () => [...all],
    close: () => {
      clearInterval(timer);
      for (const stream of [...all]) stream.end();
    },
  };
}
