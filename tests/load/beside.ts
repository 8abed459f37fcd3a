import { ms as inMs, median, percentile, type Section } from '../bench/figures.ts';
import { type Pair, pairs, questionnaireIdOf } from './calls.ts';
import { press } from './http.ts';
import type { Amount } from './seed.ts';
import { type Server, startBare, startOurs } from './servers.ts';

export const CONNECTIONS = 32;
/** JIT compilation, ms. */
const WARM_MS = 6_000;

export interface Length {
  rounds: number;
  ms: number;
}

interface Round {
  ours: number;
  bare: number;
  p99: number;
  /** CPU ms per request, ours and baseline, servers and databases. */
  work: readonly [number, number];
  database: readonly [number, number];
}

/** Alternating order: the first warms the machine. */
async function measureRound(
  pair: Pair,
  [ours, bare, databaseWork]: readonly [Server, Server, () => number | undefined],
  ms: number,
  oursFirst: boolean,
): Promise<Round> {
  let n = Math.floor(Math.random() * 1000);
  const run = async (server: Server, next: Pair['ours']) => {
    const before = [server.work() ?? Number.NaN, databaseWork() ?? Number.NaN] as const;
    const stretch = await press(server.port, CONNECTIONS, ms, () => {
      n += 1;
      return next(n);
    });
    const { length } = stretch.times;
    const work = ((server.work() ?? Number.NaN) - before[0]) / length;
    return { ...stretch, work, database: ((databaseWork() ?? Number.NaN) - before[1]) / length };
  };
  const first = oursFirst ? await run(ours, pair.ours) : await run(bare, pair.bare);
  const second = oursFirst ? await run(bare, pair.bare) : await run(ours, pair.ours);
  const [our, their] = oursFirst ? [first, second] : [second, first];
  return {
    ours: our.rate,
    bare: their.rate,
    p99: percentile(our.times, 0.99),
    work: [our.work, their.work],
    database: [our.database, their.database],
  };
}

const perSecond = (value: number): string => value.toFixed(0);

export const BESIDE_HEAD = [
  ...['call', 'Parvis', 'bare', 'share', 'rounds', 'p99'],
  ...['processor, server', 'processor, database'],
];

/** Answers a second, in turn. */
export async function measurePair(
  name: string,
  pair: Pair,
  both: readonly [Server, Server, () => number | undefined],
  { rounds, ms }: Length,
): Promise<string[]> {
  await measureRound(pair, both, WARM_MS, true);
  const found: Round[] = [];
  for (let index = 0; index < rounds; index += 1)
    found.push(await measureRound(pair, both, ms, index % 2 === 0));
  const ratios = found.map((one) => one.ours / one.bare);
  const row = [
    name,
    perSecond(median(found.map((one) => one.ours))),
    perSecond(median(found.map((one) => one.bare))),
    median(ratios).toFixed(2),
    ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    median(found.map(({ p99 }) => p99)).toFixed(0),
    `${inMs(median(found.map(({ work }) => work[0])))} / ${inMs(median(found.map(({ work }) => work[1])))}`,
    `${inMs(median(found.map(({ database }) => database[0])))} / ${inMs(median(found.map(({ database }) => database[1])))}`,
  ];
  console.log(row.join(' | '));
  return row;
}

/** In turn, on equal databases. */
export async function measureBeside(
  urls: { ours: string; bare: string },
  databaseWork: () => number | undefined,
  amount: Amount,
  { rounds, ms }: Length,
  only?: readonly string[],
): Promise<Section> {
  const ours = await startOurs(urls.ours);
  const bare = await startBare(urls.bare);
  try {
    const both = [ours, bare, databaseWork] as const;
    const rows: string[][] = [];
    for (const [name, pair] of Object.entries(pairs(amount, await questionnaireIdOf(ours.port)))) {
      if (only && !only.includes(name)) continue;
      rows.push(await measurePair(name, pair, both, { rounds, ms }));
    }
    return {
      title: 'Beside a bare server',
      about: `Requests a second over ${CONNECTIONS} connections, and what share of the bare server's they are (median of ${rounds} rounds in which the two take turns of ${ms / 1000} s). The bare server is Fastify with pg that writes and reads the same rows without session, rights, validation or words (\`tests/load/bare.mjs\`). p99: milliseconds until one of our answers. Processor: milliseconds that a request takes of it in our server and in the bare one, and in the database of each.`,
      head: BESIDE_HEAD,
      rows,
    };
  } finally {
    await ours.stop();
    await bare.stop();
  }
}
