import { ms as inMs, median, type Section } from '../bench/figures.ts';
import type { Length } from './beside.ts';
import { pairs, questionnaireIdOf } from './calls.ts';
import { Connection } from './http.ts';
import type { Amount } from './seed.ts';
import { startOurs } from './servers.ts';

/** ms. */
const WARM_MS = 5_000;

export interface Seeded {
  url: string;
  amount: Amount;
}

/** Small and large databases, alternating. */
export async function measureGrowth(little: Seeded, much: Seeded, { rounds, ms }: Length): Promise<Section> {
  const small = await startOurs(little.url);
  const large = await startOurs(much.url);
  try {
    const id = await questionnaireIdOf(small.port);
    const inSmall = pairs(little.amount, id);
    const inLarge = pairs(much.amount, id);
    const rows: string[][] = [];
    for (const name of Object.keys(inSmall)) {
      const [few, many] = [inSmall[name], inLarge[name]];
      if (!few || !many) throw new Error(`No call ${name}.`);
      const sides = [
        { next: few.ours, connection: new Connection(small.port) },
        { next: many.ours, connection: new Connection(large.port) },
      ];
      let n = Math.floor(Math.random() * 1000);
      const turns = async (length: number): Promise<[number, number]> => {
        const times: number[][] = [[], []];
        const end = performance.now() + length;
        while (performance.now() < end) {
          n += 1;
          for (const [index, { next, connection }] of sides.entries()) {
            const begun = performance.now();
            await connection.call(next(n));
            times[index]?.push(performance.now() - begun);
          }
        }
        return [median(times[0] ?? []), median(times[1] ?? [])];
      };
      await turns(WARM_MS);
      const found: [number, number][] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await turns(ms));
      for (const { connection } of sides) connection.end();
      const row = [
        name,
        inMs(median(found.map(([few]) => few))),
        inMs(median(found.map(([, many]) => many))),
        median(found.map(([few, many]) => many / few)).toFixed(2),
        found.map(([few, many]) => (many / few).toFixed(2)).join(' '),
      ];
      console.log(row.join(' | '));
      rows.push(row);
    }
    const count = ({ cases, messagesEach }: Amount) =>
      `${cases.toLocaleString('en')} cases, ${(cases * messagesEach).toLocaleString('en')} messages`;
    return {
      title: 'Growth',
      about: `Milliseconds of a call with ${count(little.amount)} and with ${count(much.amount)}: median of calls made in turn, one here and one there, so that what else the machine does meets both; ${rounds} rounds.`,
      head: ['call', 'little', 'much', 'ratio', 'rounds'],
      rows,
    };
  } finally {
    await small.stop();
    await large.stop();
  }
}
