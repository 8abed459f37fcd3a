import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { NO_BROWSER } from '../browser.mjs';
import { ROOT } from '../project.mjs';
import { SKIPPED } from './counts.mjs';
import { followProcess } from './processes.mjs';

/** More failures than these have one cause, which does not need to be seen so often. */
const SEEN_AGAIN = 12;

/** Colours where somebody looks on: the steps write into a pipe. */
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

/** Runs a JavaScript file with this very Node; its exit status (never 0 when killed) and processor seconds. */
function runAloud(args, env, say) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...env, ...colours },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const following = followProcess(child.pid);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.once('error', (error) => say(`${error.message}\n`));
    let processor;
    child.once('exit', () => {
      processor = following.end();
    });
    child.once('close', (code) => resolve({ status: code ?? 1, processor }));
  });
}

/** A report as it was written; nothing where there is none, or half of one. */
function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** A report with the count of what was not tried anew, where the step tells it in a file of its own. */
const withUnchanged = (report, told) => (report && told ? { ...report, ...told } : report);

/** Why a step cannot run, if so. */
function obstacleTo(step, { chromium, buildFailed }) {
  if (step.browser && !chromium) return NO_BROWSER;
  return step.built && buildFailed ? 'Not run, as the build failed.' : undefined;
}

/** Runs a step; `run` is what the whole run knows: its environment, its browser, whether the build failed. */
export async function runStep(step, { say, reportOf, env, all, ...run }) {
  const { name, title } = step;
  const budget = (all && step.budgetOfAll) || step.budget;
  say(`\n── ${title} (${name})\n`);
  const nothing = { name, title, wall: 0, processor: 0, budget, failures: [] };
  if (step.absent) {
    say(`Skipped: ${step.absent}\n`);
    return { ...nothing, counts: SKIPPED, note: step.absent };
  }
  const note = obstacleTo(step, run);
  if (note) {
    say(`${note}\n`);
    return { ...nothing, counts: step.count(undefined, 1), note };
  }
  const began = Date.now();
  const file = reportOf(name);
  const passedOver = `${file}.unchanged`;
  const own = { ...env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PARVIS_UNCHANGED: passedOver };
  const { status, processor } = await runAloud(step.args(file), own, say);
  const report = withUnchanged(readReport(file), readReport(passedOver));
  const counts = step.count(report, status);
  const failures = report && step.failures ? step.failures(report) : [];
  const wall = (Date.now() - began) / 1000;
  if (step.again && failures.length > 0 && failures.length <= SEEN_AGAIN) {
    say(
      '\nWhat failed is run once more for the eyes, which changes no verdict; its traces lie in test-results.\n',
    );
    await runAloud(step.again, env, say);
  }
  return {
    name,
    title,
    wall,
    processor,
    budget,
    counts,
    failures: failures.map((test) => `${title}: ${test}`),
  };
}
