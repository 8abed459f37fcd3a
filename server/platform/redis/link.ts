import { performance } from 'node:perf_hooks';
import { Redis, ReplyError } from 'ioredis';

/** A connection that broke is made again, and one that fell silent is tried again, after so many milliseconds. */
const RETRY = 1000;
/** How long a command may take before it counts as lost, milliseconds: calls wait for some. */
const PATIENCE = 1000;
const CONNECT = 5000;
/** For so long after its own start a server may be too busy to hear a Redis that answers, milliseconds. */
const BUSY_AT_START = 5000;
/** What that looks like. One that refuses, or is nowhere, is away at once. */
const UNHEARD = /timed out|ETIMEDOUT|ECONNRESET|EPIPE|closed|max retries/i;

const OPTIONS = {
  lazyConnect: true,
  protocol: 2 as const,
  enableOfflineQueue: false,
  // What may have arrived is not said twice.
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: PATIENCE,
  connectTimeout: CONNECT,
  keepAlive: 10_000,
  retryStrategy: () => RETRY,
};

/** Written to see whether it takes what is written: one that is full answers all the same. It goes by itself. */
const TRIAL = '{parvis}:trial';
const TRIAL_MS = 10_000;
const tryToWrite = (client: Redis): Promise<unknown> => client.set(TRIAL, '', 'PX', TRIAL_MS);

/** Writes to a Redis, and leaves it. @throws why it does not take it */
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

/** Something that is done in a Redis. */
type RedisWork<T> = (talker: Redis) => Promise<T>;

/** A Redis that several servers share, which may go and come back at any time. One that refuses what is asked of it is away until it takes it. */
export interface RedisLink {
  isReady(): boolean;
  /**
   * Does it there. @throws where it is away, refuses, or does not answer in time
   * @param trial shows whether it is refused still, and changes nothing
   */
  run<T>(work: RedisWork<T>, trial?: RedisWork<unknown>): Promise<T>;
  onChange(told: (ready: boolean) => void): void;
  /** How often it went, or was not there at a start. */
  lost(): number;
  close(): void;
}

export interface RedisTold {
  readonly away: (error: unknown) => void;
  readonly back: () => void;
}

/** Connects to a Redis; what is said at `channel` is heard. Nothing waits for it: until it answers it is away. */
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

  /** Looks whether it takes what is written and tells what others say; until then it is away. */
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
