import type { ServerResponse } from 'node:http';
import { type Cursor, type FeedRow, isAfter, writeCursor } from '../platform/realtime/feed.ts';
import type { Hub, Subscriber, SubscriberKey } from '../platform/realtime/hub.ts';

const PER_SESSION = 8;
/** Heartbeat interval, so that proxies keep the stream, seconds. */
const HEARTBEAT = 20;
/** Maximum duration, after which rights are checked on reconnect, seconds. */
const LIFETIME = 3600;
/** Maximum unsent bytes; a slow reader is disconnected, and catches up later. */
const BACKLOG_MAX = 256 * 1024;

const eventText = ({ cursor, event }: FeedRow): string =>
  `id: ${writeCursor(cursor)}\ndata: ${JSON.stringify(event)}\n\n`;

interface Held {
  readonly session: string;
  readonly crUid: string;
  readonly key: SubscriberKey;
  end(): void;
}

interface Stream extends Held {
  network: string;
  beat(): void;
}

export interface Streams {
  /** Starts a stream; a full session loses its oldest one. */
  open(request: OpenStream): Promise<void>;
  count(): number;
  of(network: string): number;
  end(session: string): void;
  held(): readonly Held[];
  close(): void;
}

interface OpenStream {
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
    for (const stream of shares[second] ?? []) stream.beat();
  }, 1000);
  timer.unref();

  function forget(stream: Stream): void {
    if (all.delete(stream)) count(stream.network, -1);
    for (const share of shares) share.delete(stream);
    const others = bySession.get(stream.session);
    others?.delete(stream);
    if (others?.size === 0) bySession.delete(stream.session);
  }

  function keep(stream: Stream): void {
    all.add(stream);
    count(stream.network, 1);
    shares[second]?.add(stream);
    const others = bySession.get(stream.session) ?? new Set();
    bySession.set(stream.session, others.add(stream));
  }

  function count(network: string, change: number): void {
    const now = (byNetwork.get(network) ?? 0) + change;
    if (now > 0) byNetwork.set(network, now);
    else byNetwork.delete(network);
  }

  function makeRoom(session: string): void {
    const [oldest] = bySession.get(session) ?? [];
    if (oldest && (bySession.get(session)?.size ?? 0) >= PER_SESSION) oldest.end();
  }

  async function open({
    response,
    session,
    crUid,
    network,
    key,
    catchUp,
    headers,
  }: OpenStream): Promise<void> {
    // The reader disconnected during authentication.
    if (response.destroyed || response.socket?.destroyed) return;
    let waiting: FeedRow[] | undefined = [];
    let ended = false;
    let beats = 0;
    const write = (text: string) => {
      if (ended) return;
      response.write(text);
      if (response.writableLength <= BACKLOG_MAX) return;
      stream.end();
      // The backlog will never be sent.
      response.destroy();
    };
    const subscriber: Subscriber = {
      key,
      take: (row) => {
        if (waiting) waiting.push(row);
        else write(eventText(row));
      },
    };
    const stream: Stream = {
      session,
      crUid,
      network,
      key,
      beat: () => {
        beats += 1;
        if (beats * HEARTBEAT >= LIFETIME) stream.end();
        else write(': \n\n');
      },
      end: () => {
        if (ended) return;
        ended = true;
        hub.unsubscribe(subscriber);
        forget(stream);
        response.end();
      },
    };
    makeRoom(session);
    keep(stream);
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
    const start = `id: ${writeCursor(from)}\n`;
    let missed: FeedRow[] | undefined;
    try {
      missed = await catchUp(from);
    } catch {
      stream.end();
      return;
    }
    if (missed) write(`${missed.map(eventText).join('')}${start}\n`);
    else write(`${start}data: {"type":"reset"}\n\n`);
    for (const row of waiting) if (isAfter(row.cursor, from)) write(eventText(row));
    waiting = undefined;
  }

  return {
    open,
    count: () => all.size,
    of: (network) => byNetwork.get(network) ?? 0,
    end: (session) => {
      for (const stream of [...(bySession.get(session) ?? [])]) stream.end();
    },
    held: () => [...all],
    close: () => {
      clearInterval(timer);
      for (const stream of [...all]) stream.end();
    },
  };
}
