import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { ms, percentile, type Section } from '../bench/figures.ts';
import { sendTo } from './calls.ts';
import type { Databases } from './databases.ts';
import { press } from './http.ts';
import type { Amount } from './seed.ts';
import { startOurs } from './servers.ts';

/** The issue's: a million messages. */
const amount: Amount = { cases: 40_000, messagesEach: 25, people: 8_000 };
/** People who go on writing meanwhile, and for how long before, milliseconds. */
const WRITERS = 4;
const BEFORE_MS = 6_000;
/** How often it is looked how much memory a command holds, milliseconds. */
const LOOK_MS = 50;

const parvis = join(import.meta.dirname, '..', '..', 'server', 'bin', 'parvis.mjs');

interface Done<Answer> {
  readonly seconds: number;
  /** The most memory that the process held, bytes; nothing where the system does not tell. */
  readonly memory: number | undefined;
  readonly answer: Answer;
}

function mostMemory(pid: number | undefined): number | undefined {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

/** Does a command of the product as an operator does, and reads what it says as data. @throws Error when it fails */
async function command<Answer>(env: Record<string, string>, ...args: string[]): Promise<Done<Answer>> {
  const begun = performance.now();
  const child = spawn(process.execPath, [parvis, ...args, '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let memory: number | undefined;
  const looking = setInterval(() => {
    memory = mostMemory(child.pid) ?? memory;
  }, LOOK_MS);
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  clearInterval(looking);
  if (child.exitCode !== 0) throw new Error(`parvis ${args.join(' ')} ended with ${child.exitCode}: ${said}`);
  return { seconds: (performance.now() - begun) / 1_000, memory, answer: JSON.parse(said) as Answer };
}

/** How many messages and cases there are, and one number of all that they say. */
async function contents(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ seen: string }>(
    `select concat_ws(' ', count(*), count(distinct (csid, msg_id)), sum(hashtextextended(m::text, 0))) as seen
     from messages m where id like 'message-number-%'
     union all select concat_ws(' ', count(*), sum(hashtextextended(concat(csid, nbr, place_lbl, ccat_lbls, created), 0))) from cases`,
  );
  await client.end();
  return rows.map(({ seen }) => seen).join(' | ');
}

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${Math.round(bytes / 1_000_000)} MB`;

/** How long a million messages take to be backed up while a server serves and people write, and to be put back. */
export async function measureBackup(databases: Databases): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-load-backup-'));
  const media = join(folder, 'media');
  mkdirSync(media);
  const archive = join(folder, 'all.tar');
  const of = (url: string) => ({ DATABASE_URL: url, PARVIS_MEDIA: media });
  const url = await databases.make('backup', amount);
  const before = await contents(url);
  const server = await startOurs(url, { PARVIS_MEDIA: media });
  try {
    let n = 0;
    const write = (port: number, time: number) =>
      press(port, WRITERS, time, () => {
        n += 1;
        return sendTo(n, amount);
      });
    await write(server.port, BEFORE_MS);
    const alone = await write(server.port, BEFORE_MS);
    let over = false;
    const times: number[] = [];
    const beside = (async () => {
      while (!over) times.push(...(await write(server.port, LOOK_MS)).times);
    })();
    const taken = await command<{ rows: number; bytes: number }>(of(url), 'backup', archive);
    over = true;
    await beside;
    const target = await databases.empty('back');
    const back = await command<{ rows: number }>(of(target), 'restore', archive);
    if ((await contents(target)) !== before) throw new Error('What was put back is not what was backed up.');
    const row = (what: string, { seconds, memory }: Done<unknown>, bytes: number, rows: number) => [
      what,
      seconds.toFixed(1),
      megabytes(bytes),
      rows.toLocaleString('en'),
      megabytes(memory),
    ];
    const p99 = [alone.times, times].map((each) => percentile(each, 0.99));
    return [
      {
        title: 'A back-up of 1,000,000 messages',
        about: `Seconds of the command from its first to its last moment: ${amount.cases.toLocaleString('en')} cases with ${amount.messagesEach} messages each, while a server serves and ${WRITERS} people write without a pause; put back into an empty database. Messages and cases of before are compared one by one afterwards: all are there, none twice.`,
        head: ['what', 'seconds', 'archive', 'rows', 'memory'],
        rows: [
          row('backed up', taken, taken.answer.bytes, taken.answer.rows),
          row('put back', back, taken.answer.bytes, back.answer.rows),
        ],
      },
      {
        title: 'Sends beside a back-up',
        about: `Milliseconds until a message is taken, ${WRITERS} people at once.`,
        head: ['what', 'without p99', 'beside p99', 'p99 ratio'],
        rows: [['a message', ...p99.map(ms), ((p99[1] ?? 0) / (p99[0] ?? 1)).toFixed(2)]],
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
