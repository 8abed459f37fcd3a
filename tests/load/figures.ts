import { callAddress } from '@parvis/api/call';
import { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { type DeskAsk, type DeskPeriod, deskDimensions } from '@parvis/api/entities/deskFigures';
import pg from 'pg';
import { KEEP_COUNTS } from '../../server/modules/statistics/service.ts';
import { ms as inMs, median, percentile, type Section } from '../bench/figures.ts';
import { cookieOf } from './calls.ts';
import { type Call, Connection } from './http.ts';
import { startOurs } from './servers.ts';

/** Two years: half exist, half are erased. */
const CASES = 100_000;
const SERVICES = 20;
const CATEGORIES = 40;
const PLACES = 200;
const AGENTS = 100;
const WARM = 3;
const CALLS = 20;

/** Pseudo-random below `range`, stable per row. */
const spread = (aspect: number, range: number): string =>
  `mod(abs(hashint8extended(n, ${aspect})), ${range})::int`;

const statements: readonly string[] = [
  `alter table participants disable trigger user`,
  `update staff set level = 'manager' where email = 'agent@load.example'`,
  `insert into staff (rlid, cuid, email, name, level, gcat_code)
   select 'agent-' || n, 'load', 'agent-' || n || '@load.example', 'Agent ' || n, 'agent', 'maintenance' from generate_series(1, ${AGENTS}) n`,
  `update identities set email = replace(cr_uid, 'person-', 'agent-') || '@load.example'
   where cr_uid in (select 'person-' || n from generate_series(1, ${AGENTS}) n)`,
  // Half and half, over two years each.
  `insert into cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, gcat_code, reporter, language, state,
     simulation, outcome, rating, created, erase_on, last_msg_id, last_at, answered_at, ended_at, reopened, late)
   select 'figures-case-' || n, 'load', 'F' || n, 'load-hall', 'place-' || ${spread(1, PLACES)}, '{"fr": "Lieu"}', 'category-' || ${spread(2, CATEGORIES)},
     'x', '[]', 'service-' || ${spread(3, SERVICES)}, 'person-' || (101 + n % 100), 'fr-FR', case when ${spread(4, 10)} < 8 then 'closed' else 'handled' end,
     false, case when ${spread(4, 10)} < 7 then 'solved' else 'notOurs' end, nullif(${spread(5, 12)} % 6, 0), created,
     case when n % 2 = 0 then now() - interval '1 hour' else now() + interval '1 day' end, 1, created + interval '1 day',
     created + ${spread(6, 5_000)} * interval '1 minute', created + interval '1 day', ${spread(7, 20)} = 0, ${spread(8, 8)} = 0
   from (select n, now() - n * interval '730 days' / ${CASES * 2} as created from generate_series(1, ${CASES * 2}) n) drawn`,
  `insert into participants (csid, cr_uid, staff, joined_as, gcat_code)
   select csid, 'person-' || (1 + mod(abs(hashtext(csid)), ${AGENTS})), true, 'q_follower', 'maintenance' from cases where csid like 'figures-case-%'`,
  `alter table participants enable trigger user`,
];

async function seedFigures(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  for (const statement of statements) await pool.query(statement);
  // By the product's own statement; `retention` measures erasure.
  const { rows } = await pool.query<{ csids: string[] }>(
    `select array_agg(csid) as csids from cases where csid like 'figures-case-%' and erase_on < now()`,
  );
  const erased = rows[0]?.csids ?? [];
  await pool.query(KEEP_COUNTS, [erased]);
  await pool.query('delete from cases where csid = any($1)', [erased]);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  await pool.end();
}

const periods: readonly Exclude<DeskPeriod, 'own'>[] = ['week', 'month', 'quarter', 'year'];
/** Rows of the report with their requests. */
export const figureAsks: Readonly<Record<string, DeskAsk>> = Object.fromEntries(
  periods.flatMap((period) => deskDimensions.map((by) => [`${period} by ${by}`, { period, by }] as const)),
);

const buildCall = (ask: DeskAsk): Call => ({
  path: callAddress(deskFigureCalls.figuresDesk, { cuid: 'load' }),
  cookie: cookieOf(0),
  body: ask,
});

/** Each period by each dimension. */
export async function measureFigures(url: string): Promise<Section> {
  // After the start, which would apply the file's staff to all cases.
  const server = await startOurs(url);
  await seedFigures(url);
  const connection = new Connection(server.port);
  try {
    const rows: string[][] = [];
    for (const [name, ask] of Object.entries(figureAsks)) {
      const times: number[] = [];
      let told = 0;
      for (let call = 0; call < WARM + CALLS; call += 1) {
        const begun = performance.now();
        const answer = JSON.parse(await connection.call(buildCall(ask)));
        if (call >= WARM) times.push(performance.now() - begun);
        told = answer.rslt.data[0].rows.length;
      }
      const row = [
        name,
        String(told),
        inMs(median(times)),
        inMs(percentile(times, 0.95)),
        inMs(Math.max(...times)),
      ];
      console.log(row.join(' | '));
      rows.push(row);
    }
    const many = CASES.toLocaleString('en');
    return {
      title: 'Figures',
      about: `Milliseconds of the figures of a desk with ${many} standing and ${many} erased cases over two years, of ${SERVICES} services, ${CATEGORIES} categories, ${PLACES} places and ${AGENTS} agents, beside the period before; ${CALLS} calls each, one after the other.`,
      head: ['call', 'rows', 'median', 'p95', 'longest'],
      rows,
    };
  } finally {
    connection.end();
    await server.stop();
  }
}
