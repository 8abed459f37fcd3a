import type pg from 'pg';
import type { CountStore, Sum } from './store.ts';

/** Rows are taken in the order of their names, so that two servers never wait for each other. */
const ADD = `with asked as (
    select * from unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::float8[]) as a (name, added, seconds, known, remaining)
  ), put as (
    insert into shared_counts as c (name, count, until)
    select name, known + added, now() + case when known > 0 then remaining else seconds end * interval '1 second'
    from asked where added <> 0 order by name
    on conflict (name) do update set
      count = case when c.until <= now() then excluded.count
        else (select greatest(c.count, a.known) + a.added from asked a where a.name = excluded.name) end,
      until = case when c.until <= now() then excluded.until else c.until end
    returning name, count, until
  )
  select name, count, extract(epoch from until - now())::float8 as left from put
  union all
  select a.name, greatest(coalesce(c.count, 0), a.known),
    coalesce(extract(epoch from c.until - now())::float8, case when a.known > 0 then a.remaining else 0 end)
  from asked a left join shared_counts c on c.name = a.name and c.until > now() where a.added = 0`;

/** Keeps what is counted in the database. */
export const databaseCounts = (pool: pg.Pool): CountStore => ({
  async add(told) {
    const columns = [
      told.map(({ name }) => name),
      told.map(({ added }) => added),
      told.map(({ seconds }) => seconds),
      told.map(({ known }) => known),
      told.map(({ left }) => left),
    ];
    return (await pool.query<Sum>({ name: 'shared_counts', text: ADD, values: columns })).rows;
  },
});
