import { addresses } from '@parvis/api/addresses';
import { median, type Section } from '../bench/figures.ts';
import { cookieOf } from './calls.ts';
import type { Databases } from './databases.ts';
import type { Amount } from './seed.ts';
import { startOurs } from './servers.ts';

const ROUNDS = 5;
/** All of a database is that of one person. */
const amounts: readonly Amount[] = [
  { cases: 1, messagesEach: 1_000, people: 1 },
  { cases: 100, messagesEach: 10, people: 1 },
  { cases: 1_000, messagesEach: 10, people: 1 },
];

/** Seconds until the whole archive is there, and its bytes. */
async function download(port: number): Promise<{ seconds: number; bytes: number }> {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${addresses.ownData.template}`, {
    headers: { cookie: cookieOf(1) },
  });
  if (!answer.ok) throw new Error(`The data of a person was answered with ${answer.status}.`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { seconds: (performance.now() - begun) / 1_000, bytes };
}

async function lineOf(databases: Databases, amount: Amount): Promise<string[]> {
  const { cases, messagesEach } = amount;
  const server = await startOurs(await databases.make(`export${cases}`, amount));
  try {
    const rounds = [];
    for (let at = 0; at < ROUNDS; at += 1) rounds.push(await download(server.port));
    const seconds = rounds.map((one) => one.seconds);
    const line = [
      `${(cases * messagesEach).toLocaleString('en')} in ${cases.toLocaleString('en')} ${cases === 1 ? 'case' : 'cases'}`,
      `${Math.round((rounds[0]?.bytes ?? 0) / 1_000).toLocaleString('en')} kB`,
      ...[seconds[0] ?? 0, median(seconds), Math.max(...seconds)].map((one) => one.toFixed(2)),
    ];
    console.log(line.join(' | '));
    return line;
  } finally {
    await server.stop();
  }
}

/** How long a person waits for *Download my data*, by how much they wrote. */
export async function measureExport(databases: Databases): Promise<Section> {
  const rows: string[][] = [];
  for (const amount of amounts) rows.push(await lineOf(databases, amount));
  return {
    title: 'Export',
    about: `Seconds until the whole archive of one person is there (the first, the median and the longest of ${ROUNDS}), from a server that just began.`,
    head: ['messages', 'archive', 'first', 'median', 'longest'],
    rows,
  };
}
