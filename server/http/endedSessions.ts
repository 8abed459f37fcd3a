import type pg from 'pg';
import { gathered } from '../events/bus.ts';
import type { Streams } from './streams.ts';

/** Sessions that end close after each other are looked for together, milliseconds. */
const GATHER = 200;

const LEFT = 'select hash, cr_uid from sessions where hash = any($1) and expires > now()';

async function endThose(pool: pg.Pool, streams: Streams): Promise<void> {
  const held = streams.held();
  if (held.size === 0) return;
  const { rows } = await pool.query<{ hash: string; cr_uid: string | null }>(LEFT, [[...held.keys()]]);
  const left = new Map(rows.map(({ hash, cr_uid }) => [hash, cr_uid]));
  for (const [hash, people] of held)
    if ([...people].some((crUid) => left.get(hash) !== crUid)) streams.end(hash);
}

/**
 * Ends the streams of sessions that are no more, or are somebody else's since two people turned out to be one, wherever that was: the
 * result looks for them, soon, once for all who ask meanwhile.
 */
export const endedSessions = (pool: pg.Pool, streams: Streams): (() => void) =>
  gathered(() => endThose(pool, streams), GATHER).soon;
