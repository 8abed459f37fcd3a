import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Section, toMarkdown } from '../bench/figures.ts';
import { measureBeside } from './beside.ts';
import { startDatabases } from './databases.ts';
import { measureDesk } from './desk.ts';
import { measureFigures } from './figures.ts';
import { measureGathering } from './gathering.ts';
import { compareWithGoals } from './goals.ts';
import { measureGrowth, type Seeded } from './growth.ts';
import { measurePolls } from './polls.ts';
import { measureRetention } from './retention.ts';
import type { Amount } from './seed.ts';
import { measureStreams } from './streams.ts';

const little: Amount = { cases: 1_000, messagesEach: 4, people: 200 };
const much: Amount = { cases: 100_000, messagesEach: 10, people: 20_000 };

const seconds = Number(process.env.LOAD_SECONDS ?? 3);
const length = { rounds: Number(process.env.LOAD_ROUNDS ?? 6), ms: seconds * 1000 };
const ROWS = (process.env.LOAD_ROWS ?? '150000,1500000').split(',').map(Number);
const STREAMS = [1_000, 2_000, 10_000];

const databases = await startDatabases();
let filled: Promise<Seeded> | undefined;
const large = (): Promise<Seeded> => {
  filled ??= databases.make('much', much).then((url) => ({ url, amount: much }));
  return filled;
};

const suites = {
  async beside() {
    const ours = await databases.make('ours', little);
    const urls = { ours, bare: await databases.copy('bare', 'ours') };
    return measureBeside(urls, databases.work, little, length, only);
  },
  async growth() {
    const url = await databases.make('little', little);
    return measureGrowth({ url, amount: little }, await large(), length);
  },
  async streams() {
    return measureStreams(await large(), STREAMS, length.ms * 4);
  },
  async polls() {
    return measurePolls(await databases.make('polls', little), length);
  },
  async gathering() {
    return measureGathering(await databases.make('gathering', { ...little, people: 600 }), length);
  },
  async desk() {
    // Short rows: five minutes in all.
    return measureDesk(databases, { rounds: Math.min(length.rounds, 3), ms: Math.min(length.ms, 1_000) });
  },
  async figures() {
    return measureFigures(await databases.make('figures', { ...little, people: 300 }));
  },
  async retention() {
    return measureRetention(databases, ROWS, { rounds: Math.min(length.rounds, 3), ms: length.ms * 4 });
  },
};
type Suite = keyof typeof suites;

const only = process.env.LOAD_CALLS?.split(',');

const asked = process.argv.slice(2).filter((name): name is Suite => name in suites);
const chosen = asked.length > 0 ? asked : (Object.keys(suites) as Suite[]);
const busyBefore = loadavg()[0] ?? 0;
const sections: Section[] = [];
try {
  for (const suite of chosen) {
    console.log(`\n# ${suite}\n`);
    sections.push(...[await suites[suite]()].flat());
  }
} finally {
  await databases.stop();
}

const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const commit = spawnSync('git', ['describe', '--always', '--dirty']).stdout?.toString().trim() || 'unknown';
const report = [
  '# The server under load',
  '',
  `Written by \`npm run load${asked.length > 0 ? ` -- ${asked.join(' ')}` : ''}\` on ${new Date().toISOString().slice(0, 10)}, of commit ${commit}.`,
  `Machine: ${machine}; its load when this began: ${busyBefore.toFixed(1)}, when it ended: ${(loadavg()[0] ?? 0).toFixed(1)}. The generator, both servers and one embedded PostgreSQL share it; read the ratios of one run.`,
  '',
  ...[...compareWithGoals(sections), ...sections].map(toMarkdown),
].join('\n');
const folder = join(import.meta.dirname, '..', '..', 'docs', 'measurements');
mkdirSync(folder, { recursive: true });
const name = asked.length > 0 ? `load-${asked.join('-')}` : 'load';
const file = name === 'load-retention' ? 'retention.md' : `${name}.md`;
writeFileSync(join(folder, file), report);
