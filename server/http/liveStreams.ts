import type { ServerResponse } from 'node:http';
import { type Cursor, type FeedRow, formatFeedCursor, isAfter } from '../platform/realtime/feed.ts';
import type { Hub, Subscriber, SubscriberKey } from '../platform/realtime/hub.ts';

const PER_SESSION = 8;
/** Seconds; keeps the stream open at proxies. */
const HEARTBEAT = 20;
/** Maximum seconds; reconnects check permissions again. */
const LIFETIME = 3600;
/** Unsent bytes; a slow reader is disconnected, and catches up later. */
const MAX_BACKLOG = 256 * 1024;

const formatEvent = ({ cursor, event }: FeedRow): string =>
  `id: ${formatFeedCursor(cursor)}\ndata: ${JSON.stringify(event)}\n\n`;

interface StreamHolder {
  readonly session: string;
  readonly crUid: string;
  readonly key: SubscriberKey;
  end(): void;
}

interface Stream extends StreamHolder {
  network: string;
  send(text: string): void;
  sendHeartbeat(): void;
}

export interface Streams {
  /** A full session loses its oldest stream. */
  open(request: StreamRequest): Promise<void>;
  count(): number;
  countNetwork(network: string): number;
  /** Without a cursor: missed events are not repeated. */
  sendToTown(cuid: string, name: string, event: object): void;
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
  /** Runs at the start and with each heartbeat. */
  onBeat?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
}

/** One timer sends heartbeats, in groups per second. */
class StreamRegistry {
  readonly all = new Set<Stream>();
  readonly #bySession = new Map<string, Set<Stream>>();
  readonly #byKey = new Map<SubscriberKey, Set<Stream>>();
  readonly #byNetwork = new Map<string, number>();
  readonly #shares: readonly Set<Stream>[] = Array.from({ length: HEARTBEAT }, () => new Set());
  readonly #timer: NodeJS.Timeout;
  #second = 0;

  constructor() {
    this.#timer = setInterval(() => {
      this.#second = (this.#second + 1) % HEARTBEAT;
      for (const stream of this.#shares[this.#second] ?? []) stream.sendHeartbeat();
    }, 1000);
    this.#timer.unref();
  }

  add(stream: Stream): void {
    this.#evictOldest(stream.session);
    this.all.add(stream);
    this.#updateCount(stream.network, 1);
    this.#shares[this.#second]?.add(stream);
    const others = this.#bySession.get(stream.session) ?? new Set();
    this.#bySession.set(stream.session, others.add(stream));
    this.#byKey.set(stream.key, (this.#byKey.get(stream.key) ?? new Set()).add(stream));
  }

  remove(stream: Stream): void {
    if (this.all.delete(stream)) this.#updateCount(stream.network, -1);
    for (const share of this.#shares) share.delete(stream);
    const others = this.#bySession.get(stream.session);
    others?.delete(stream);
    if (others?.size === 0) this.#bySession.delete(stream.session);
    const alike = this.#byKey.get(stream.key);
    alike?.delete(stream);
    if (alike?.size === 0) this.#byKey.delete(stream.key);
  }

  listByKey(key: SubscriberKey): Iterable<Stream> {
    return [...(this.#byKey.get(key) ?? [])];
  }

  countNetwork(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }

  endSession(session: string): void {
    for (const stream of [...(this.#bySession.get(session) ?? [])]) stream.end();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const stream of [...this.all]) stream.end();
  }

  #evictOldest(session: string): void {
    const streams = this.#bySession.get(session) ?? new Set<Stream>();
    const [oldest] = streams;
    if (oldest && streams.size >= PER_SESSION) oldest.end();
  }

  #updateCount(network: string, change: number): void {
    const now = this.countNetwork(network) + change;
    if (now > 0) this.#byNetwork.set(network, now);
    else this.#byNetwork.delete(network);
  }
}

/** Replays missed events, then forwards new ones. */
async function openStream(hub: Hub, registry: StreamRegistry, request: StreamRequest): Promise<void> {
  const { response, session, crUid, network, key, catchUp, headers } = request;
  // Disconnected during authentication.
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
    send: write,
    sendHeartbeat: () => {
      beats += 1;
      if (beats * HEARTBEAT >= LIFETIME) stream.end();
      else {
        write(': \n\n');
        request.onBeat?.();
      }
    },
    end: () => {
      if (ended) return;
      ended = true;
      hub.unsubscribe(subscriber);
      registry.remove(stream);
      response.end();
      request.onEnd?.();
    },
  };
  registry.add(stream);
  request.onBeat?.();
  response.on('close', stream.end);
  response.on('error', stream.end);
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Closes with the stream: shutdown need not wait.
    connection: 'close',
  });
  const from = hub.subscribe(subscriber);
  // Lets a reader resume before the first event.
  const start = `id: ${formatFeedCursor(from)}\n`;
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

export function createStreams(hub: Hub): Streams {
  const registry = new StreamRegistry();
  return {
    open: (request) => openStream(hub, registry, request),
    count: () => registry.all.size,
    countNetwork: (network) => registry.countNetwork(network),
    sendToTown(cuid, name, event) {
      const text = `event: ${name}\ndata: ${JSON.stringify(event)}\n\n`;
      for (const stream of registry.listByKey(`town:${cuid}`)) stream.send(text);
    },
    endSession: (session) => registry.endSession(session),
    listHolders: () => [...registry.all],
    close: () => registry.close(),
  };
}
