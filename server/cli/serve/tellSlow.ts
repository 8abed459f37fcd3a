import type { Config } from '../../platform/config/config.ts';
import { othersServe } from '../../platform/db/othersServe.ts';
import type { Log } from '../../platform/logging/log.ts';

/** A new embedded database has no other users. */
const slowStart = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string =>
  databaseUrl === undefined
    ? 'The start takes long: its database is being made or brought to this version, which takes a slow machine its time.'
    : 'The start takes long: another server is at the database, it is being brought to this version, or it does not answer.';

/** Delay before the report, longer while a database is created. */
const PATIENCE_MS = 5_000;
const PATIENCE_MAKING_MS = 20_000;

interface Ways {
  readonly config: Config;
  readonly warn: Log['warn'];
  /** Also informs visitors. */
  readonly waitFor: (sentence: string) => Promise<void>;
}

/** While other servers respond, stays silent towards visitors: proxies use the others. */
async function say({ config, warn, waitFor }: Ways, isOver: () => boolean): Promise<void> {
  const { databaseUrl } = config;
  const others = databaseUrl !== undefined && (await othersServe(databaseUrl));
  if (isOver()) return;
  if (others)
    warn(`${slowStart(config)} Other servers serve meanwhile.`, undefined, undefined, {
      event: 'start_slow',
    });
  else await waitFor(slowStart(config));
}

/** Reports a slow start while it runs. */
export function tellSlow<T>(work: Promise<T>, ways: Ways): Promise<T> {
  let over = false;
  const patience = ways.config.databaseUrl === undefined ? PATIENCE_MAKING_MS : PATIENCE_MS;
  const slow = setTimeout(() => void say(ways, () => over).catch(() => undefined), patience);
  return work.finally(() => {
    over = true;
    clearTimeout(slow);
  });
}
