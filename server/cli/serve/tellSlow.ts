import type { Config } from '../../platform/config/config.ts';
import { othersServe } from '../../platform/db/othersServe.ts';

/** What a start may wait for that takes long. Nobody else is at a database that it has just begun to make. */
const slowStart = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string =>
  databaseUrl === undefined
    ? 'The start takes long: its database is being made or brought to this version, which takes a slow machine its time.'
    : 'The start takes long: another server is at the database, it is being brought to this version, or it does not answer.';

/** A start that is not over by then says so, milliseconds. The embedded database takes its time when it is made. */
const PATIENCE_MS = 5_000;
const PATIENCE_MAKING_MS = 20_000;

/** How it is told that a start takes long. */
interface Ways {
  readonly config: Config;
  readonly warn: (line: string) => void;
  /** Says it to the operator, and to whoever asks meanwhile. */
  readonly waitFor: (sentence: string) => Promise<void>;
}

/**
 * Where others serve on the same database nobody is answered here that they have to wait: a proxy that finds nobody here asks
 * the others.
 */
async function say({ config, warn, waitFor }: Ways, isOver: () => boolean): Promise<void> {
  const { databaseUrl } = config;
  const others = databaseUrl !== undefined && (await othersServe(databaseUrl));
  if (isOver()) return;
  if (others) warn(`${slowStart(config)} Other servers serve meanwhile.`);
  else await waitFor(slowStart(config));
}

/** Says that a try takes long, while it does. */
export function tellSlow<T>(work: Promise<T>, ways: Ways): Promise<T> {
  let over = false;
  const patience = ways.config.databaseUrl === undefined ? PATIENCE_MAKING_MS : PATIENCE_MS;
  const slow = setTimeout(() => void say(ways, () => over).catch(() => undefined), patience);
  return work.finally(() => {
    over = true;
    clearTimeout(slow);
  });
}
