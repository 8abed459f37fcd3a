import { ms as inMs, median, type Section } from '../bench/figures.ts';
import type { Length } from './beside.ts';
import { pairs, questionnaireIdOf } from './calls.ts';
import { press } from './http.ts';
import type { Amount } from './seed.ts';
import { startOurs } from './servers.ts';

/** A seeded database and what it holds. */
export interface Seeded {
  url: string;
  amount: Amount;
}

/** How long calls take where there is little and where there is much, in turn, one call after the other. */
export async function measureGrowth(little: Seeded, much: Seeded, { rounds, ms }: Length): Promise<Section> {
  const small = await startOurs(little.url);
  const large = await startOurs(much.url);
  try {
    const id = await questionnaireIdOf(small.port);
    const inSmall = pairs(little.amount, id);
    const inLarge = pairs(much.amount, id);
    const rows: string[][] = [];
    for (const name of Object.keys(inSmall)) {
      const time = async (port: number, pair: (typeof inSmall)[string] | undefined) => {
        let n = Math.floor(Math.random() * 1000);
        const { times } = await press(port, 1, ms / 2, () => {
          n += 1;
          if (!pair) throw new Error(`No call ${name}.`);
          return pair.ours(n);
        });
        return median(times);
      };
      await time(small.port, inSmall[name]);
      await time(large.port, inLarge[name]);
      const found: [number, number][] = [];
      for (let round = 0; round < rounds; round += 1)
        found.push([await time(small.port, inSmall[name]), await time(large.port, inLarge[name])]);
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
      about: `Milliseconds of a call with ${count(little.amount)} and with ${count(much.amount)}: median of one call after the other, ${rounds} rounds in turn.`,
      head: ['call', 'little', 'much', 'ratio', 'rounds'],
      rows,
    };
  } finally {
    await small.stop();
    await large.stop();
  }
}
