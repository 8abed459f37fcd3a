import type { ServerResponse } from 'node:http';
import { type Cursor, type FeedRow, isAfter, writeCursor } from '../platform/realtime/feed.ts';
import type { Hub, Subscriber, SubscriberKey } from '../platform/realtime/hub.ts';

const PER_SESSION = 8;
/** A comment goes out on each stream this often, so that no proxy takes it for dead, seconds. */
const HEARTBEAT = 20;
/** A stream ends after this long, and its reader's rights are looked at again when it comes back, seconds. */
const LIFETIME = 3600;
/** More than this not taken by the reader, and the stream is ended: it catches up when it returns, bytes. */
const BACKLOG_MAX = 256 * 1024;

const eventText = ({ cursor, event }: FeedRow): string =>
  `id: ${writeCursor(cursor)}\ndata: ${JSON.stringify(event)}\n\n`;

/** Who reads a stream: by which session, of what. */
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

/** All live streams of this process. */
export interface Streams {
  /** Begins a stream on a response whose head is not sent yet; a session that has no room loses its oldest. */
  open(request: OpenStream): Promise<void>;
  count(): number;
  /** How many one network holds. */
  of(network: string): number;
  end(session: string): void;
  /** Who holds them, as they were when the streams began. */
  held(): readonly Held[];
  close(): void;
}

/** A reader who wants a stream. */
interface OpenStream {
  response: ServerResponse;
  session: string;
  crUid: string;
  network: string;
  key: SubscriberKey;
  /** What came after a place up to another, or nothing when that cannot be told any more. */
  catchUp(until: Cursor): Promise<FeedRow[] | undefined>;
  headers: Readonly<Record<string, string>>;
}

/** Makes the streams on a hub. One timer serves all of them, a share of them each second. */
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
    // Its reader left while it was found out who it is.
    if (response.destroyed || response.socket?.destroyed) return;
    let waiting: FeedRow[] | undefined = [];
    let ended = false;
    let beats = 0;
    const write = (text: string) => {
      if (ended) return;
      response.write(text);
      if (response.writableLength <= BACKLOG_MAX) return;
      stream.end();
      // What waits would never be taken: the connection goes with it.
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
      // The connection ends with the stream, so that a server that stops need not wait for it.
      connection: 'close',
    });
    const from = hub.subscribe(subscriber);
    // The place where this stream begins: a reader that loses it before the first event can still come back to it.
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
