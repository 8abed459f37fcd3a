import type pg from 'pg';
import { createDebouncer } from '../platform/realtime/bus.ts';
import type { Streams } from './liveStreams.ts';

const DEBOUNCE = 200;

const SELECT_AUTHORIZED = `
  select h.n::int - 1 as at
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as h (hash, cr_uid, cuid, n)
  join sessions s on s.hash = h.hash and s.cr_uid = h.cr_uid and s.expires > now()
  join identities i on i.cr_uid = s.cr_uid
  where h.cuid is null or exists (
    select from staff t where t.cuid = h.cuid and (t.email = i.email or t.phone = i.phone))`;

export async function closeUnauthorizedStreams(pool: pg.Pool, streams: Streams): Promise<void> {
  const held = streams.listHolders();
  if (held.length === 0) return;
  const { rows } = await pool.query<{ at: number }>(SELECT_AUTHORIZED, [
    held.map(({ session }) => session),
    held.map(({ crUid }) => crUid),
    held.map(({ key }) => (key.startsWith('town:') ? key.slice('town:'.length) : null)),
  ]);
  const rightful = new Set(rows.map(({ at }) => at));
  for (const [at, stream] of held.entries()) if (!rightful.has(at)) stream.end();
}

export const debounceStreamCheck = (pool: pg.Pool, streams: Streams): (() => void) =>
  createDebouncer(() => closeUnauthorizedStreams(pool, streams), DEBOUNCE).schedule;
