import { callAddress } from '@parvis/api/call';
import { staffPollCalls } from '@parvis/api/calls/polls';
import pg from 'pg';
import { ms as inMs, median, type Section } from '../bench/figures.ts';
import type { Length } from './beside.ts';
import { cookieOf } from './calls.ts';
import { type Call, Connection } from './http.ts';
import { startOurs } from './servers.ts';

/** ms. */
const WARM_MS = 5_000;

const SIZES = { few: 1_000, many: 100_000 } as const;
type Size = keyof typeof SIZES;

/** One in ten has a text. */
const QUESTIONS = JSON.stringify({
  version: 1,
  start: 'stars',
  questions: {
    stars: { items: [{ type: 'rating', id: 'stars' }], followUp: 'idea' },
    idea: { items: [{ type: 'message', id: 'idea' }] },
  },
});

/** Thirty days. */
const seedStatements = (code: Size): readonly string[] => [
  `insert into polls (id, cuid, code, source, lbl, results, anonymous, changeable, partial, questionnaire_id, opened_at)
   values ('${code}', 'load', '${code}', 'desk', '{"fr":"Avis"}', 'nobody', true, true, false, 'q', now() - interval '31 days')`,
  `insert into poll_versions (poll, id, definition) values ('${code}', 'q', '${QUESTIONS}')`,
  `insert into poll_answers (poll, person, ids, questionnaire_id, place_code, at, day, complete, answers)
   select '${code}', 'person-' || n, '[]', 'q', 'hall', now() - n % 30 * interval '1 day', (now() - n % 30 * interval '1 day')::date::text, true,
     case when n % 10 = 0 then json_build_object('stars', json_build_object('stars', 1 + n % 5), 'idea', json_build_object('idea', 'Un banc de plus'))
       else json_build_object('stars', json_build_object('stars', 1 + n % 5)) end
   from generate_series(1, ${SIZES[code]}) n`,
  `insert into poll_counts (poll, qstn_id, item, value, place_code, day, many)
   select poll, q, i, v, place_code, day, count(*) from poll_answers a, lateral (values
     ('', '', ''), ('', '', 'complete'), ('stars', '', ''), ('stars', 'stars', a.answers -> 'stars' ->> 'stars')) as counted (q, i, v)
   where poll = '${code}' group by 1, 2, 3, 4, 5, 6`,
];

async function seedPolls(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const code of Object.keys(SIZES) as Size[])
    for (const statement of seedStatements(code)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

const calls: Readonly<Record<string, (code: Size) => Call>> = {
  results: (code) => ({
    path: callAddress(staffPollCalls.pollsResults, { cuid: 'load' }),
    cookie: cookieOf(0),
    body: { code },
  }),
  texts: (code) => ({
    path: callAddress(staffPollCalls.pollsTexts, { cuid: 'load' }),
    cookie: cookieOf(0),
    body: { code, qstnId: 'idea', item: 'idea', limit: 50 },
  }),
};

/** Few and many answers, in turn. */
export async function measurePolls(url: string, { rounds, ms }: Length): Promise<Section> {
  await seedPolls(url);
  const server = await startOurs(url);
  const connection = new Connection(server.port);
  try {
    const rows: string[][] = [];
    for (const [name, build] of Object.entries(calls)) {
      const measure = async (length: number): Promise<Readonly<Record<Size, number>>> => {
        const times: Record<Size, number[]> = { few: [], many: [] };
        const end = performance.now() + length;
        while (performance.now() < end)
          for (const size of ['few', 'many'] as const) {
            const begun = performance.now();
            await connection.call(build(size));
            times[size].push(performance.now() - begun);
          }
        return { few: median(times.few), many: median(times.many) };
      };
      await measure(WARM_MS);
      const found: Readonly<Record<Size, number>>[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await measure(ms));
      const row = [
        name,
        inMs(median(found.map(({ few }) => few))),
        inMs(median(found.map(({ many }) => many))),
        median(found.map(({ few, many }) => many / few)).toFixed(2),
      ];
      console.log(row.join(' | '));
      rows.push(row);
    }
    const [few, many] = Object.values(SIZES).map((size) => size.toLocaleString('en'));
    return {
      title: 'Polls',
      about: `Milliseconds of reading a poll with ${few} answers and one with ${many}: median of calls made in turn; ${rounds} rounds.`,
      head: ['call', 'few', 'many', 'ratio'],
      rows,
    };
  } finally {
    connection.end();
    await server.stop();
  }
}
