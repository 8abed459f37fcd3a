// Everything that must hold, one step after another, and one plain closing line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, NO_BROWSER } from './browser.mjs';
import {
  closingLine,
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
} from './checks.mjs';
import { ensureInstalled, giveUp, ROOT, requireNode, runNode } from './project.mjs';

const reports = mkdtempSync(join(tmpdir(), 'parvis-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const packaged = (...parts) => join(ROOT, 'node_modules', ...parts);
const countStatus = (_report, status) => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  skipped: 0,
});

/** A step that either holds or does not. */
const single = (name, title, args, more = {}) => ({ name, title, args, count: countStatus, ...more });

/** A step of vitest, counted test by test. */
const vitest = (project, title, more = {}) => ({
  name: project,
  title,
  args: [
    ...[packaged('vitest', 'vitest.mjs'), 'run', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${project}.json`)}`],
  ],
  count: countVitest,
  failures: failuresOfVitest,
  ...more,
});

/** A step of Playwright on what was built, counted test by test. */
const playwright = (name, title) => ({
  name,
  title,
  args: [
    ...[packaged('playwright', 'cli.js'), 'test', '-c', `tests/${name}/playwright.config.ts`],
    '--reporter=list,json',
  ],
  count: countPlaywright,
  failures: failuresOfPlaywright,
  browser: true,
  built: true,
});

const STEPS = [
  single('types', 'Types', [packaged('typescript', 'bin', 'tsc'), '--noEmit']),
  single('lint', 'Lint and boundaries', [packaged('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']),
  single('dead', 'Dead code', [packaged('knip', 'bin', 'knip.js')]),
  vitest('unit', 'Unit tests'),
  vitest('server', 'Server tests'),
  vitest('stories', 'Stories in Chromium, with axe', { browser: true }),
  single('build', 'Build: product, book, packages', [join(ROOT, 'scripts', 'build.mjs')]),
  single('size', 'Size budget', [join(ROOT, 'scripts', 'size.mjs')], { browser: true, built: true }),
  playwright('storybook', 'Book of components'),
  playwright('visual', 'Pictures of components'),
  playwright('outside', 'Packages in another project'),
  playwright('e2e', 'End to end'),
];

/** The steps asked for with `--only=types,unit`, else all. */
function chooseSteps(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return STEPS;
  const names = only.split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    giveUp(
      `There is no step "${unknown.join('", "')}": choose from ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return STEPS.filter(({ name }) => names.includes(name));
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

requireNode();
const steps = chooseSteps(process.argv.slice(2));
await ensureInstalled();

const env = { ...process.env };
// For nights and releases: random walks at full length, and every flow in both languages.
if (process.argv.includes('--all')) {
  env.PARVIS_WALKS ??= '100000';
  env.PARVIS_ALL = 'yes';
}
const chromium = steps.some((step) => step.browser) ? await findChromium() : undefined;
if (chromium) env.CHROMIUM_PATH = chromium;

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const failures = [];
let buildFailed = false;

for (const step of steps) {
  console.log(`\n── ${step.title} (${step.name})`);
  const began = Date.now();
  const obstacle =
    step.browser && !chromium
      ? NO_BROWSER
      : step.built && buildFailed
        ? 'Not run, as the build failed.'
        : undefined;
  let counts = { passed: 0, failed: 1, skipped: 0 };
  if (obstacle) console.error(obstacle);
  else {
    const stepEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${step.name}.json`) };
    const status = await runNode(step.args, { env: stepEnv });
    const report = readReport(step.name);
    counts = step.count(report, status);
    if (report && step.failures)
      failures.push(...step.failures(report).map((test) => `${step.title}: ${test}`));
  }
  if (step.name === 'build' && counts.failed > 0) buildFailed = true;
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  lines.push(
    `${step.title.padEnd(32)} ${seconds.padStart(7)} s   ${closingLine(counts)}${obstacle ? `   ${obstacle}` : ''}`,
  );
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(closingLine(total));
