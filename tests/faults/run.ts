import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string' } } });
const unknown = positionals.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(
    `No such fault: ${unknown.join(', ')}. There are ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = SCENARIOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
/** None if the repetitions differ from the standard. */
const file = values.times === undefined ? `${['faults', ...positionals].join('-')}.md` : undefined;

const HEAD = [
  'fault',
  'times',
  'ends of a server',
  'messages',
  'reports',
  'lost',
  'doubled',
  'holes',
  'not told live',
  '503',
  'nobody there',
  'other answers',
  'longest until all write again',
  'seen',
];

const isGood = ({ ends, lost, doubled, holes, untold = 0, wrong }: Outcome): boolean =>
  ends + lost + doubled + holes + untold + wrong.length === 0;

const cells = (outcome: Outcome): string[] => [
  ...[outcome.times, outcome.ends, outcome.messages, outcome.reports].map(String),
  ...[outcome.lost, outcome.doubled, outcome.holes, outcome.untold ?? '–'].map(String),
  ...[outcome.unavailable, outcome.offline].map(String),
  outcome.wrong.join('; ') || '0',
  `${(outcome.slowest / 1000).toFixed(1)} s`,
  outcome.seen ?? '',
];

const began = Date.now();
const busyAtFirst = loadavg()[0] ?? 0;
const rows: string[][] = [];
let failed = 0;
for (const { name, title, times, run } of chosen) {
  const asked = values.times === undefined ? times : Number(values.times);
  console.log(`\n${title} (${name}), ${asked} times …`);
  try {
    const outcome = await run(asked);
    if (typeof outcome === 'string') {
      console.log(`  skipped: ${outcome}`);
      rows.push([title, 'skipped', ...Array.from({ length: HEAD.length - 3 }, () => ''), outcome]);
      continue;
    }
    if (!isGood(outcome)) failed += 1;
    for (const [at, cell] of cells(outcome).entries()) console.log(`  ${HEAD[at + 1]}: ${cell}`);
    rows.push([title, ...cells(outcome)]);
  } catch (error) {
    failed += 1;
    console.error(error);
    rows.push([
      title,
      'FAILED',
      ...Array.from({ length: HEAD.length - 3 }, () => ''),
      String(error).split('\n')[0] ?? '',
    ]);
  }
}

const minutes = ((Date.now() - began) / 60_000).toFixed(1);
const machine = `${platform()} ${arch()}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const page = [
  '# Faults under load',
  '',
  `Written by \`${['npm run faults', ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' ')}\` on ${new Date().toISOString().slice(0, 10)}, in ${minutes} minutes. Machine: ${machine}; its load was ${busyAtFirst.toFixed(1)} at first.`,
  '',
  'Six people write without a pause, each message again until it is taken, and a seventh opens cases, while a fault is repeated; where the',
  'network of a phone goes, somebody with a phone of their own reports and writes. Afterwards what they were told is compared with what is stored. To reach: no end of a server, nothing lost, nothing doubled, no other answers than 200 and 503.',
  '',
  `| ${HEAD.join(' | ')} |`,
  `|${HEAD.map((_, column) => (column === 0 ? '---|' : '--:|')).join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
].join('\n');
if (file) {
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'measurements', file), page);
  console.log(`\nWritten to docs/measurements/${file}.`);
} else console.log(`\n${page}`);
process.exitCode = failed > 0 ? 1 : 0;
