import pg from 'pg';

/** For new connections. */
export async function setDatabaseClock(url: string, ahead: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const shift = `${ahead} * interval '1 millisecond'`;
  // Shadows pg_catalog; column defaults keep the true time.
  await client.query(`
    create schema if not exists other_clock;
    create or replace function other_clock.now() returns timestamptz stable language sql
      as $$ select pg_catalog.now() + ${shift} $$;
    create or replace function other_clock.clock_timestamp() returns timestamptz volatile language sql
      as $$ select pg_catalog.clock_timestamp() + ${shift} $$;
    do $$ begin execute format('alter database %I set search_path = other_clock, pg_catalog, public', current_database()); end $$`);
  await client.end();
}
