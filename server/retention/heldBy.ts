import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The first transaction that began after a moment: whoever began before it may see what was erased until then. */
export type Moment = string;

const NOW = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as now';

/** This moment. */
export async function momentOf(client: pg.ClientBase): Promise<Moment> {
  const { rows } = await client.query<{ now: string }>(NOW);
  return rows[0]?.now ?? '';
}

/**
 * Who may see what was erased before a moment, as PostgreSQL reckons when it writes a table anew: transactions that write, prepared ones too,
 * in whichever database of the server; who reads in this one, or on a standby that says so; and what a replication slot keeps.
 */
const HELD = `select
  age(pg_snapshot_xmin(pg_current_snapshot())::xid) > age($1::text::xid)
  or exists (select from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      and backend_type is distinct from 'autovacuum worker' and age(backend_xmin) > age($1::text::xid))
  or exists (select from pg_replication_slots
    where age(xmin) > age($1::text::xid) or ($2 and age(catalog_xmin) > age($1::text::xid))) as held`;

/** Whether PostgreSQL still keeps what was erased from a table before a moment, for somebody. */
export async function isHeld(client: pg.ClientBase, table: string, before: Moment): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(HELD, [before, table.startsWith('pg_catalog.')]);
  return rows[0]?.held === true;
}

const LOOK_AGAIN_MS = 50;

/** Waits until nobody is left of before a moment, for so many milliseconds at most: who writes usually ends at once, and a standby tells every ten seconds how far it is. */
export async function untilFree(client: pg.ClientBase, before: Moment, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && (await isHeld(client, '', before))) await pause(LOOK_AGAIN_MS);
}
