// Two lanes; prints `N passed, N failed`, with `, N skipped` if any.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { prepareBrowser } from './browser.mjs';
import { ensureInstalled, exitWithMessage, ROOT, requireNode } from './project.mjs';

const makeProgramStep = (path, ...args) => ({ args: [join(ROOT, path), ...args] });
const makePackagedStep = (path, ...args) => makeProgramStep(`node_modules/${path}`, ...args);
const makeVitestStep = (...projects) => ({
  kind: 'vitest',
  ...makePackagedStep('vitest/vitest.mjs', 'run', ...projects.map((name) => `--project=${name}`)),
});
const makePlaywrightStep = (name) => ({
  kind: 'playwright',
  ...makePackagedStep('playwright/cli.js', 'test', '-c', `tests/${name}/playwright.config.ts`),
});
const isolated = { env: { PARVIS_ISOLATED: 'yes', PARVIS_WALKS: '2000' } };

/** `all`: with `--all`; `browser`: needs Chromium. */
const LANES = [
  [
    { name: 'types', ...makePackagedStep('typescript/bin/tsc', '--noEmit') },
    { name: 'lint', ...makePackagedStep('@biomejs/biome/bin/biome', 'check', '.') },
    { name: 'dead', ...makePackagedStep('knip/bin/knip.js') },
    { name: 'unit', ...makeVitestStep('unit', 'alone') },
    { name: 'server', ...makeVitestStep('server') },
    { name: 'isolated', all: true, ...makeVitestStep('unit'), ...isolated },
    { name: 'serverIsolated', all: true, ...makeVitestStep('server'), ...isolated },
  ],
  [
    { name: 'build', ...makeProgramStep('scripts/build.mjs', '--only=product') },
    { name: 'size', ...makeProgramStep('scripts/size.mjs') },
    { name: 'stories', browser: true, ...makeVitestStep('stories') },
    { name: 'e2e', browser: true, ...makePlaywrightStep('e2e') },
    { name: 'storybook', all: true, browser: true, ...makePlaywrightStep('storybook') },
    { name: 'visual', all: true, browser: true, ...makePlaywrightStep('visual') },
    { name: 'outside', all: true, browser: true, ...makePlaywrightStep('outside') },
    { name: 'engines', all: true, ...makeVitestStep('engines') },
    { name: 'engineStories', all: true, ...makeVitestStep('engineStories') },
    { name: 'commands', all: true, ...makeVitestStep('commands') },
    { name: 'lighthouse', all: true, browser: true, ...makeProgramStep('tests/lighthouse/start.mjs') },
  ],
];

/** Rejects a misspelt argument instead of running everything. */
export function chooseLanes(args, lanes = LANES) {
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice(7).split(','));
  const names = lanes.flat().map(({ name }) => name);
  const unknown = [
    ...args.filter((arg) => !/^--(all|serial|only=.*)$/.test(arg)),
    ...only.filter((name) => !names.includes(name)),
  ];
  if (unknown.length > 0)
    throw new Error(`"${unknown.join('", "')}" is unknown: there are --all, --serial, --only=${names}.`);
  const isChosen = ({ name, all }) =>
    only.length > 0 ? only.includes(name) : !all || args.includes('--all');
  const chosen = lanes.map((lane) => lane.filter(isChosen));
  return args.includes('--serial') ? [chosen.flat()] : chosen;
}

const takeFirstLines = (text = '') => text.trimEnd().split('\n').slice(0, 80).join('\n');

/** An unloadable file is a failure. */
function readVitest({ testResults, numPassedTests, numPendingTests, numTodoTests }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${takeFirstLines(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}\n${takeFirstLines(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures };
}

/** A flaky test is a failure. */
function readPlaywright({ stats, suites, errors }) {
  const collectSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(collectSpecs)];
  const failures = suites.flatMap(collectSpecs).flatMap(({ file, line, title, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return failed.map(({ results: [{ error, attachments = [] } = {}] }) => {
      // At failure.
      const pages = attachments.filter(({ name, path }) => name === 'error-context' && existsSync(path));
      const texts = [error?.message, ...pages.map(({ path }) => readFileSync(path, 'utf8'))];
      return [`${file}:${line} › ${title}`, ...texts.map(takeFirstLines)].join('\n');
    });
  });
  const outside = errors.map(({ message }) => takeFirstLines(message));
  return { passed: stats.expected, skipped: stats.skipped, failures: [...outside, ...failures] };
}

/** A bad exit or an empty run fails, whatever its report. */
export function judgeStep(kind, { report, status, lastLines }) {
  if (!kind) return { passed: status === 0 ? 1 : 0, skipped: 0, failures: status === 0 ? [] : [lastLines] };
  const nothing = { passed: 0, skipped: 0, failures: [] };
  const counts = report ? (kind === 'vitest' ? readVitest : readPlaywright)(report) : nothing;
  if (counts.failures.length > 0) return counts;
  if (status !== 0) return { ...counts, failures: [`ended with status ${status}\n${lastLines}`] };
  return counts.passed > 0 ? counts : { ...counts, failures: [`ran no test (${counts.skipped} skipped)`] };
}

const running = new Set();

/** Prefixes its output lines. */
function runStep({ name, args, kind, env: own }, { env, reports, minutes }) {
  const file = join(reports, `${name}.json`);
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args, ...(reporters[kind] ?? [])], {
      cwd: ROOT,
      env: { ...env, ...own, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    running.add(child);
    const lastLines = [];
    const say = (line) => {
      console.log(`${name} │ ${line}`);
      if (lastLines.push(line) > 80) lastLines.shift();
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', say);
    const limit = setTimeout(() => {
      say(`It hangs: ended after ${minutes} minutes.`);
      child.kill();
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }, minutes * 60_000);
    // Orphans may hold them.
    const closePipes = () => [child.stdout, child.stderr].map((stream) => stream.destroy());
    child.once('exit', () => setTimeout(closePipes, 2_000).unref());
    child.once('close', (code) => {
      running.delete(child);
      clearTimeout(limit);
      const report = code !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
      resolve(judgeStep(kind, { report, status: code ?? 1, lastLines: lastLines.join('\n') }));
    });
  });
}

/** `N passed, N failed`, with `, N skipped` if any. */
export function formatCounts(results) {
  const sum = (count) => results.reduce((total, result) => total + count(result), 0);
  const skipped = sum((result) => result.skipped);
  const tried = `${sum(({ passed }) => passed)} passed, ${sum(({ failures }) => failures.length)} failed`;
  return skipped > 0 ? `${tried}, ${skipped} skipped` : tried;
}

/** Of the machine. */
const measureCpuSeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

async function main(args) {
  requireNode();
  const all = args.includes('--all');
  const lanes = chooseLanes(args);
  await ensureInstalled();
  const isBrowserNeeded = lanes.flat().some(({ browser }) => browser);
  const env = {
    PARVIS_WALKS: all ? '100000' : '500',
    ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
    ...process.env,
    ...(isBrowserNeeded && (await prepareBrowser({ isShell: !all }))),
    ...(all && { PARVIS_ALL: 'yes' }),
  };
  const reports = mkdtempSync(join(tmpdir(), 'parvis-reports-'));
  process.once('exit', () => {
    for (const child of running) child.kill();
    rmSync(reports, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  const began = { wall: Date.now(), processor: measureCpuSeconds() };
  const results = [];
  const runLane = async (lane) => {
    for (const step of lane) {
      const start = Date.now();
      const result = await runStep(step, { env, reports, minutes: all ? 180 : 45 });
      results.push({ name: step.name, seconds: (Date.now() - start) / 1000, ...result });
    }
  };
  await Promise.all(lanes.map(runLane));

  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\nFailed in ${name}: ${failure}`);
  console.log('');
  for (const { name, seconds, ...result } of results)
    console.log(`${name.padEnd(14)} ${seconds.toFixed(0).padStart(6)} s   ${formatCounts([result])}`);
  const wall = ((Date.now() - began.wall) / 1000).toFixed(0);
  const processor = (measureCpuSeconds() - began.processor).toFixed(0);
  console.log(`${wall} s; the processors of this machine worked ${processor} s\n\n${formatCounts(results)}`);
  process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

if (process.argv[1] === import.meta.filename)
  main(process.argv.slice(2)).catch((error) => exitWithMessage(error.message));
