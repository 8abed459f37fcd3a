import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { NO_BROWSER } from '../browser.mjs';
import { ROOT } from '../project.mjs';
import { followProcess } from './processes.mjs';
import { forget, keepFirst, whatWasShown } from './showed.mjs';

/** More failures than these have one cause, which does not need to be seen so often. */
const SEEN_AGAIN = 12;

/** Colours where somebody looks on: the steps write into a pipe. */
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

/** How long what a step has said may still be on its way when it is over, in milliseconds. */
const LAST_WORDS = 2_000;
/** How long a step that was asked to end may take to, in milliseconds. */
const TO_END = 10_000;
const MINUTE = 60_000;
/** How long a step may take before it hangs, in minutes: far more than any takes, and less than whoever waits for a run waits. */
const LIMIT = 45;
const LIMIT_OF_ALL = 180;

/** What runs now, to be ended when the run breaks off. */
const running = new Set();

/** Ends every step that runs. */
export function endSteps() {
  for (const child of running) child.kill();
}

/** Ends a process that takes longer than it may; says so once. */
function watched(child, minutes, late) {
  let force;
  const limit = setTimeout(() => {
    late();
    child.kill();
    force = setTimeout(() => child.kill('SIGKILL'), TO_END);
  }, minutes * MINUTE);
  return () => {
    clearTimeout(limit);
    clearTimeout(force);
  };
}

/** Runs a JavaScript file with this very Node; its exit status (never 0 when killed), processor seconds, and whether it hung. */
function runAloud(args, env, say, minutes) {
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
    running.add(child);
    let processor;
    let hung = false;
    const unwatch = watched(child, minutes, () => {
      hung = true;
    });
    const end = (code) => resolve({ status: hung ? 1 : (code ?? 1), processor, hung });
    child.once('exit', () => {
      running.delete(child);
      unwatch();
      processor = following.end();
      // What it started and left may hold its output open for as long as it likes.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, LAST_WORDS).unref();
    });
    child.once('close', end);
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

/** What a report says; one that is not as it should be has said that something failed. */
function readOut(step, report, status) {
  try {
    const failures = report && step.failures ? step.failures(report) : [];
    return { counts: step.count(report, status), failures };
  } catch (error) {
    const counts = step.count(undefined, 1);
    return { counts, failures: [`its report could not be read: ${error.message}`] };
  }
}

/** A report with the count of what was not tried anew, where the step tells it in a file of its own. */
const withUnchanged = (report, told) => (report && told ? { ...report, ...told } : report);

/** Why a step cannot run, if so. */
function obstacleTo(step, { chromium, buildFailed }) {
  if (step.browser && !chromium) return NO_BROWSER;
  return step.built && buildFailed ? 'Not run, as the build failed.' : undefined;
}

/** Says what the failed tests of a step showed, and keeps it from the run for the eyes. */
function tellWhatWasShown({ left, again }, say) {
  if (!left) return;
  for (const text of whatWasShown(left)) say(`\n${text}\n`);
  const kept = again && keepFirst(left);
  if (kept) say(`\nWhat this run left is kept in ${relative(ROOT, kept)}.\n`);
}

/** Runs a step; `run` is what the whole run knows: its environment, its browser, whether the build failed. */
export async function runStep(step, { say, reportOf, env, all, ...run }) {
  const { name, title } = step;
  const budget = (all && step.budgetOfAll) || step.budget;
  say(`\n── ${title} (${name})\n`);
  const nothing = { name, title, wall: 0, processor: 0, budget, failures: [] };
  const note = obstacleTo(step, run);
  if (note) {
    say(`${note}\n`);
    return { ...nothing, counts: step.count(undefined, 1), note };
  }
  const began = Date.now();
  const file = reportOf(name);
  const passedOver = `${file}.unchanged`;
  const own = { ...env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PARVIS_UNCHANGED: passedOver };
  if (step.left) forget(step.left);
  const limit = run.limit ?? (all ? LIMIT_OF_ALL : LIMIT);
  const { status, processor, hung } = await runAloud(step.args(file), own, say, limit);
  const report = withUnchanged(readReport(file), readReport(passedOver));
  const { counts, failures } = readOut(step, report, status);
  const wall = (Date.now() - began) / 1000;
  if (counts.failed > 0) tellWhatWasShown(step, say);
  if (step.again && failures.length > 0 && failures.length <= SEEN_AGAIN) {
    say(
      '\nWhat failed is run once more for the eyes, which changes no verdict; its traces lie in test-results.\n',
    );
    await runAloud(step.again, env, say, limit);
  }
  return {
    name,
    title,
    wall,
    processor,
    budget,
    counts,
    ...(hung && { note: `Ended after ${limit} minutes: it hung.` }),
    failures: failures.map((test) => `${title}: ${test}`),
  };
}
