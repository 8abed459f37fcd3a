import type { Config } from '../../platform/config/config.ts';
import { hasOtherServers } from '../../platform/db/otherServers.ts';
import type { Warn } from '../../platform/logging/log.ts';

/** New embedded databases have no other users. */
const explainSlowStart = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string =>
  databaseUrl === undefined
    ? 'The start takes long: its database is being made or brought to this version, which takes a slow machine its time.'
    : 'The start takes long: another server is at the database, it is being brought to this version, or it does not answer.';

/** Milliseconds; longer while a database is created. */
const DELAY_MS = 5_000;
const CREATING_DELAY_MS = 20_000;

interface SlowStartOptions {
  readonly config: Config;
  readonly warn: Warn;
  /** To visitors, too. */
  readonly reportWaiting: (sentence: string) => Promise<void>;
}

/** Proxies use responding servers: visitors read nothing. */
async function reportSlowStart(
  { config, warn, reportWaiting }: SlowStartOptions,
  isOver: () => boolean,
): Promise<void> {
  const { databaseUrl } = config;
  const others = databaseUrl !== undefined && (await hasOtherServers(databaseUrl));
  if (isOver()) return;
  if (others)
    warn(`${explainSlowStart(config)} Other servers serve meanwhile.`, {
      event: 'start_slow',
    });
  else await reportWaiting(explainSlowStart(config));
}

export function watchSlowStart<T>(work: Promise<T>, options: SlowStartOptions): Promise<T> {
  let over = false;
  const patience = options.config.databaseUrl === undefined ? CREATING_DELAY_MS : DELAY_MS;
  const slow = setTimeout(() => void reportSlowStart(options, () => over).catch(() => undefined), patience);
  return work.finally(() => {
    over = true;
    clearTimeout(slow);
  });
}
