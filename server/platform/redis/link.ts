import { performance } from 'node:perf_hooks';
import { Redis, ReplyError } from 'ioredis';

/** Milliseconds between reconnects and health checks. */
const RETRY = 1000;
/** Command timeout, milliseconds: requests wait for some. */
const PATIENCE = 1000;
const CONNECT = 5000;
/** Grace period after the start, milliseconds, in which a busy server may miss responses. */
const BUSY_AT_START = 5000;
/** Timeouts; a refused connection is reported at once. */
const UNHEARD = /timed out|ETIMEDOUT|ECONNRESET|EPIPE|closed|max retries/i;

const OPTIONS = {
  lazyConnect: true,
  protocol: 2 as const,
  enableOfflineQueue: false,
  // A command that may have arrived is not repeated: it may not be idempotent.
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: PATIENCE,
  connectTimeout: CONNECT,
  keepAlive: 10_000,
  retryStrategy: () => RETRY,
};

/** Key of a test write: a full Redis still answers reads. It expires by itself. */
const TRIAL = '{parvis}:trial';
const TRIAL_MS = 10_000;
const tryToWrite = (client: Redis): Promise<unknown> => client.set(TRIAL, '', 'PX', TRIAL_MS);

/** @throws the reason why a Redis does not accept writes */
export async function askRedis(url: string): Promise<void> {
  const once = new Redis(url, { ...OPTIONS, retryStrategy: () => null });
  let why: unknown;
  once.on('error', (error) => {
    why ??= error;
  });
  try {
    await once.connect();
    await tryToWrite(once);
  } catch (error) {
    throw why ?? error;
  } finally {
    once.disconnect();
  }
}

type RedisWork<T> = (talker: Redis) => Promise<T>;

/**
 * A shared Redis that may be down at any time. After a rejected command it counts as down until it accepts it
 * again.
 */
export interface RedisLink {
  isReady(): boolean;
  /**
   * @throws if Redis is down, rejects it, or times out
   * @param trial a harmless command that shows whether Redis still rejects it
   */
  run<T>(work: RedisWork<T>, trial?: RedisWork<unknown>): Promise<T>;
  onChange(told: (ready: boolean) => void): void;
  /** Number of outages, including at the start. */
  lost(): number;
  close(): void;
}

export interface RedisTold {
  readonly away: (error: unknown) => void;
  readonly back: () => void;
}

/** Connects in the background. */
export function linkRedis(
  url: string,
  channel: string,
  heard: (said: string) => void,
  { away, back }: RedisTold,
): RedisLink {
  const talker = new Redis(url, OPTIONS);
  const listener = new Redis(url, OPTIONS);
  const followers: ((ready: boolean) => void)[] = [];
  let ready = false;
  let complained = false;
  let listens = false;
  let losses = 0;
  let closed = false;
  let refused: RedisWork<unknown> | undefined;
  let looking = false;
  let wasThere = false;
  const begun = performance.now();

  function become(now: boolean): void {
    if (ready === now || closed) return;
    ready = now;
    wasThere ||= now;
    for (const told of followers) told(now);
  }
  function complain(error: unknown): void {
    if (complained) return;
    complained = true;
    losses += 1;
    away(error);
  }
  const isBusyAtStart = () => !wasThere && performance.now() - begun < BUSY_AT_START;
  function lose(error: unknown): void {
    if (closed) return;
    become(false);
    if (!(isBusyAtStart() && UNHEARD.test(String(error)))) complain(error);
  }

  /** Checks writes and the subscription; until both work, Redis counts as down. */
  async function look(): Promise<void> {
    if (looking || closed || talker.status !== 'ready' || listener.status !== 'ready') return;
    looking = true;
    try {
      await tryToWrite(talker);
      await refused?.(talker);
      refused = undefined;
      if (!listens) await listener.subscribe(channel);
      listens = true;
      if (ready) return;
      if (complained) back();
      complained = false;
      become(true);
    } catch (error) {
      lose(error);
    } finally {
      looking = false;
    }
  }

  listener.on('message', (_, said: string) => heard(said));
  listener.on('close', () => {
    listens = false;
  });
  for (const client of [talker, listener]) {
    client.on('error', lose);
    client.on('close', () => lose(new Error('The connection was closed.')));
    client.on('ready', () => void look());
    client.connect().catch(lose);
  }
  const clock = setInterval(() => {
    void look();
    if (!ready && !isBusyAtStart()) complain(new Error('It does not answer.'));
  }, RETRY);
  clock.unref();

  return {
    isReady: () => ready,
    async run(work, trial) {
      if (!ready) throw new Error('The Redis is away.');
      try {
        return await work(talker);
      } catch (error) {
        if (error instanceof ReplyError) refused = trial;
        lose(error);
        throw error;
      }
    },
    onChange: (told) => void followers.push(told),
    lost: () => losses,
    close() {
      closed = true;
      clearInterval(clock);
      for (const client of [talker, listener]) client.disconnect();
    },
  };
}
