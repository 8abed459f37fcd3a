import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { addresses } from '@parvis/api/addresses';
import { median, ms, percentile, type Section } from '../bench/figures.ts';
import type { Databases } from './databases.ts';
import type { Amount } from './seed.ts';
import { type Server, startOurs } from './servers.ts';

const TIMES = 2_000;
const WARM = 300;
const SCAN = '/q/load-hall';
const amount: Amount = { cases: 1, messagesEach: 1, people: 1 };

/** Milliseconds each of so many pages took, one after the other over one connection, and the processor time of the server for one. */
async function opens({ port, work }: Server, path: string, times: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'fr-FR' };
  const before = work() ?? Number.NaN;
  const took: number[] = [];
  let bytes = 0;
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now();
    bytes = await new Promise<number>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}.`));
        buffer(answer).then((body) => resolve(body.length), reject);
      }).on('error', reject);
    });
    took.push(performance.now() - begun);
  }
  agent.destroy();
  return { took, bytes, work: ((work() ?? Number.NaN) - before) / times };
}

/** What a scan costs the server whose first view is drawn already, beside the least that it answers. */
export async function measureScan(databases: Databases): Promise<Section> {
  const server = await startOurs(await databases.make('scan', amount));
  try {
    const rows: string[][] = [];
    let least = Number.NaN;
    for (const [label, path] of [
      ['/health, the least of an answer', addresses.health.template],
      ['a scanned page, drawn before', SCAN],
    ] as const) {
      await opens(server, path, WARM);
      const { took, bytes, work } = await opens(server, path, TIMES);
      if (Number.isNaN(least)) least = median(took);
      rows.unshift([
        label,
        `${(bytes / 1_000).toFixed(1)} kB`,
        ms(median(took)),
        (median(took) / least).toFixed(1),
        ms(percentile(took, 0.99)),
        ms(work),
      ]);
    }
    return {
      title: 'A scan',
      about: `Milliseconds until the whole page is there, ${TIMES} of each after ${WARM} that are not counted, one after the other over one connection that stays; processor: of the server, for one. 1 ms is asked of a page that was drawn before for this code, language, scheme and acceptance. Of the database it asks once a second whether the code is in use.`,
      head: ['what', 'bytes', 'median', 'of /health', 'p99', 'processor'],
      rows,
    };
  } finally {
    await server.stop();
  }
}
