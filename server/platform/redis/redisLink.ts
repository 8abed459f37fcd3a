import { performance } from 'node:perf_hooks';
import { Redis, ReplyError } from 'ioredis';

/** Milliseconds. */
const RETRY_DELAY = 1000;
/** Milliseconds: requests wait for some. */
const COMMAND_TIMEOUT = 1000;
const CONNECT_TIMEOUT = 5000;
/** Milliseconds in which a busy server may miss responses. */
const STARTUP_GRACE = 5000;
/** A refused connection is reported at once. */
const TIMEOUT_ERROR = /timed out|ETIMEDOUT|ECONNRESET|EPIPE|closed|max retries/i;

const OPTIONS = {
  lazyConnect: true,
  protocol: 2 as const,
  enableOfflineQueue: false,
  // A command that may have arrived may not be idempotent.
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: COMMAND_TIMEOUT,
  connectTimeout: CONNECT_TIMEOUT,
  keepAlive: 10_000,
  retryStrategy: () => RETRY_DELAY,
};

/** A full Redis still answers reads. Expires by itself. */
const PROBE_KEY = '{parvis}:trial';
const PROBE_TTL = 10_000;
const testWrite = (client: Redis): Promise<unknown> => client.set(PROBE_KEY, '', 'PX', PROBE_TTL);

/** @throws why it rejects writes */
export async function checkRedis(url: string): Promise<void> {
  const client = new Redis(url, { ...OPTIONS, retryStrategy: () => null });
  let cause: unknown;
  client.on('error', (error) => {
    cause ??= error;
  });
  try {
    await client.connect();
    await testWrite(client);
  } catch (error) {
    throw cause ?? error;
  } finally {
    client.disconnect();
  }
}

type RedisCommand<T> = (talker: Redis) => Promise<T>;

/** A shared Redis that may go down. After a rejected command it counts as down until it accepts it. */
export interface RedisLink {
  isReady(): boolean;
  /**
   * @throws if Redis is down, rejects it, or times out
   * @param trial a harmless command that shows whether Redis still rejects it
   */
  run<T>(work: RedisCommand<T>, trial?: RedisCommand<unknown>): Promise<T>;
  onChange(told: (ready: boolean) => void): void;
  /** Counts the outage at the start, too. */
  countOutages(): number;
  close(): void;
}

export interface RedisHandlers {
  readonly onDisconnect: (error: unknown) => void;
  readonly onReconnect: () => void;
}

/** Connects in the background. */
export function connectRedis(
  url: string,
  channel: string,
  onMessage: (said: string) => void,
  { onDisconnect, onReconnect }: RedisHandlers,
): RedisLink {
  const publisher = new Redis(url, OPTIONS);
  const subscriber = new Redis(url, OPTIONS);
  const observers: ((ready: boolean) => void)[] = [];
  let ready = false;
  let reported = false;
  let listens = false;
  let losses = 0;
  let closed = false;
  let refused: RedisCommand<unknown> | undefined;
  let checking = false;
  let wasReady = false;
  const begun = performance.now();

  function setReady(now: boolean): void {
    if (ready === now || closed) return;
    ready = now;
    wasReady ||= now;
    for (const told of observers) told(now);
  }
  function reportOutage(error: unknown): void {
    if (reported) return;
    reported = true;
    losses += 1;
    onDisconnect(error);
  }
  const isBusyAtStart = () => !wasReady && performance.now() - begun < STARTUP_GRACE;
  function handleLoss(error: unknown): void {
    if (closed) return;
    setReady(false);
    if (!(isBusyAtStart() && TIMEOUT_ERROR.test(String(error)))) reportOutage(error);
  }

  /** Until writes and subscription work, Redis counts as down. */
  async function checkConnection(): Promise<void> {
    if (checking || closed || publisher.status !== 'ready' || subscriber.status !== 'ready') return;
    checking = true;
    try {
      await testWrite(publisher);
      await refused?.(publisher);
      refused = undefined;
      if (!listens) await subscriber.subscribe(channel);
      listens = true;
      if (ready) return;
      if (reported) onReconnect();
      reported = false;
      setReady(true);
    } catch (error) {
      handleLoss(error);
    } finally {
      checking = false;
    }
  }

  subscriber.on('message', (_, said: string) => onMessage(said));
  subscriber.on('close', () => {
    listens = false;
  });
  for (const client of [publisher, subscriber]) {
    client.on('error', handleLoss);
    client.on('close', () => handleLoss(new Error('The connection was closed.')));
    client.on('ready', () => void checkConnection());
    client.connect().catch(handleLoss);
  }
  const healthTimer = setInterval(() => {
    void checkConnection();
    if (!ready && !isBusyAtStart()) reportOutage(new Error('It does not answer.'));
  }, RETRY_DELAY);
  healthTimer.unref();

  return {
    isReady: () => ready,
    async run(work, trial) {
      if (!ready) throw new Error('The Redis is away.');
      try {
        return await work(publisher);
      } catch (error) {
        if (error instanceof ReplyError) refused = trial;
        handleLoss(error);
        throw error;
      }
    },
    onChange: (told) => void observers.push(told),
    countOutages: () => losses,
    close() {
      closed = true;
      clearInterval(healthTimer);
      for (const client of [publisher, subscriber]) client.disconnect();
    },
  };
}
