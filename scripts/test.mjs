// Everything that must hold, in two lanes of steps, and one plain closing line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureLetters, findChromium, findShell } from './browser.mjs';
import { checkedState } from './check/checkedState.mjs';
import { chooseSteps, lanesOf } from './check/choose.mjs';
import { closingLine, sumOf } from './check/counts.mjs';
import { openFloor } from './check/floor.mjs';
import { endSteps, runStep } from './check/run.mjs';
import { shardOf } from './check/shards.mjs';
import { openSpeed } from './check/speed.mjs';
import { STEPS, WHOLE } from './check/steps.mjs';
import { linesOf, overBudget, pageOf, processorOf } from './check/table.mjs';
import { ensureInstalled, giveUp, ROOT, requireNode } from './project.mjs';

const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'parvis-reports-'));
process.on('exit', () => {
  endSteps();
  rmSync(reports, { recursive: true, force: true });
});

const args = process.argv.slice(2);
const all = args.includes('--all');

function chosen() {
  try {
    return shardOf(chooseSteps(STEPS, args), args);
  } catch (error) {
    return giveUp(error.message);
  }
}

requireNode();
const steps = chosen();
// Before anything is written.
const state = checkedState(ROOT);
if (args.some((arg) => arg.startsWith('--shard=')))
  console.log(`Of all steps these: ${steps.map(({ name }) => name).join(', ')}.`);
await ensureInstalled();

const env = { ...process.env };
// For nights and releases: random walks at full length, and what stands for the others on every landing in full.
if (all) {
  env.PARVIS_WALKS ??= '100000';
  env.PARVIS_ALL = 'yes';
}
const chromium = steps.some((step) => step.browser) ? await findChromium() : undefined;
if (chromium) {
  env.CHROMIUM_PATH = chromium;
  await ensureLetters();
}
// At night scenarios are played in the whole browser.
const shell = all || !chromium || process.env.CHROMIUM_PATH ? undefined : findShell();
if (shell) env.CHROMIUM_SHELL ??= shell;

const run = { env, all, chromium, buildFailed: false, reportOf: (name) => join(reports, `${name}.json`) };
const results = new Map();
const speed = openSpeed();
const floor = openFloor((text) => process.stdout.write(text));
const lanes = lanesOf(steps, args).map((lane) => ({ lane, speaker: floor.join() }));

await Promise.all(
  lanes.map(async ({ lane, speaker }) => {
    for (const step of lane) {
      speed.sample();
      const result = await runStep(step, { ...run, say: speaker.say });
      if (step.name === 'build' && result.counts.failed > 0) run.buildFailed = true;
      results.set(step, result);
      speaker.pause();
    }
    speaker.leave();
  }),
);

const inOrder = steps.map((step) => results.get(step));
const failures = inOrder.flatMap((result) => result.failures);
const total = sumOf(inOrder.map(({ counts }) => counts));
const wall = (Date.now() - began) / 1000;
const processor = processorOf(inOrder);
const slowness = speed.slowness();
const whole =
  all || steps.length < STEPS.filter(({ allOnly }) => !allOnly).length
    ? []
    : [
        { what: 'seconds', spent: wall, budget: WHOLE.wall },
        { what: 'processor seconds', spent: (processor ?? 0) / slowness, budget: WHOLE.processor },
      ];

if (args.includes('--write-measurements')) {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  writeFileSync(
    join(ROOT, 'docs', 'measurements', all ? 'check-all.md' : 'check.md'),
    pageOf({
      ...(all && { title: 'The whole matrix, step by step' }),
      results: inOrder,
      wall,
      total,
      command: `npm test -- ${args.join(' ')}`,
      date: new Date().toISOString().slice(0, 10),
      state,
      slowness,
      machine: `${platform()} ${arch()}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${gigabytes} GB, Node ${process.versions.node}`,
    }),
  );
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${linesOf(inOrder, slowness).join('\n')}\n`);
for (const sentence of overBudget(inOrder, whole, slowness))
  console.log(`Slower than it may be: ${sentence}`);
console.log(
  `${wall.toFixed(0)} s, ${processor === undefined ? 'processor time not measured' : `${processor.toFixed(0)} processor seconds, ${(processor / slowness).toFixed(0)} on the machine of the budgets (this one is ${slowness.toFixed(2)} times as slow)`}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(closingLine(total));
