import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countStatus, countVitest } from './counts.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { runStep } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parvis-run-'));
const single = { count: countStatus };
const vitest = { count: countVitest, failures: failuresOfVitest };
const playwright = { count: countPlaywright, failures: failuresOfPlaywright };

/** What becomes of a step that runs this code; `REPORT` in it is the name of its report. */
const run = (code: string, kind: object, limit?: number, say: (text: string) => void = () => undefined) =>
  runStep(
    {
      ...single,
      ...kind,
      name: 'made',
      title: 'Made',
      budget: 1,
      args: (report) => ['-e', code.replaceAll('REPORT', JSON.stringify(report))],
    },
    {
      say,
      reportOf: () => join(mkdtempSync(join(folder, 'step-')), 'report.json'),
      env: process.env,
      all: false,
      buildFailed: false,
      ...(limit !== undefined && { limit }),
    },
  );

const reporting = (report: unknown) =>
  `require('node:fs').writeFileSync(REPORT, ${JSON.stringify(JSON.stringify(report))})`;

describe('a step', () => {
  it.each([
    ['that ends well has passed', '', { passed: 1, failed: 0 }],
    ['that is killed has failed', 'process.kill(process.pid, "SIGKILL")', { passed: 0, failed: 1 }],
  ])('%s', async (_, code, counts) => {
    expect((await run(code, single)).counts).toMatchObject(counts);
  });

  it.each<[string, object, unknown]>([
    ['a file without its tests', vitest, { numPassedTests: 1, testResults: [{ status: 'failed' }] }],
    ['nothing in place of a file', vitest, { numPassedTests: 1, testResults: [null] }],
    ['a list of no suites', playwright, { stats: { expected: 1 }, suites: [{ specs: [{}] }] }],
    ['a word', vitest, 'x'],
    ['a list', vitest, []],
  ])('whose report holds %s has failed, and stops no other', async (_, kind, report) => {
    expect((await run(reporting(report), kind)).counts.failed).toBe(1);
  });

  it('is over when it ends, whatever it leaves behind', async () => {
    const left = `const { spawn } = require('node:child_process');
      const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { stdio: 'inherit', detached: true });
      sleeper.unref();
      require('node:fs').writeFileSync(REPORT, JSON.stringify({ numPassedTests: 1, pid: sleeper.pid }));`;
    let sleeper = 0;
    const count = (report: { pid: number }) => {
      sleeper = report.pid;
      return { passed: 1, failed: 0, skipped: 0, unchanged: 0 };
    };
    const { counts } = await run(left, { count });
    expect(counts.failed).toBe(0);
    // It is still there: nobody waited for it.
    expect(process.kill(sleeper)).toBe(true);
  });

  it('that hangs is ended, has failed, and says so', async () => {
    const { counts, note } = await run('setInterval(() => {}, 1000)', single, 0.005);
    expect(counts.failed).toBe(1);
    expect(note).toBe('Ended after 0.005 minutes: it hung.');
  });

  describe('that failed', () => {
    /** Code that empties the folder of the tests, as Playwright does, and leaves there what this run showed. */
    const leaving = (left: string, text: string) =>
      `const fs = require('node:fs'); fs.rmSync(${JSON.stringify(left)}, { recursive: true, force: true });
       fs.mkdirSync(${JSON.stringify(join(left, 'journey'))}, { recursive: true });
       fs.writeFileSync(${JSON.stringify(join(left, 'journey', 'error-context.md'))}, '${text}');`;
    const red = {
      stats: { unexpected: 1 },
      suites: [{ title: 'journey', specs: [{ title: 'a', tests: [{ status: 'unexpected', results: [] }] }] }],
    };
    const failing = async (more: (left: string) => object) => {
      const left = join(mkdtempSync(join(folder, 'left-')), 'e2e');
      const said: string[] = [];
      const code = `${leaving(left, 'the button was grey')}${reporting(red)}`;
      await run(code, { ...playwright, left, ...more(left) }, undefined, (text) => said.push(text));
      return { left, log: said.join('') };
    };

    it('says what its tests showed, and keeps it while the run for the eyes writes its own', async () => {
      const again = (left: string) => ({ again: ['-e', leaving(left, 'the button was green')] });
      const { left, log } = await failing(again);
      expect(log).toContain('the button was grey');
      expect(log).not.toContain('green');
      const shown = (where: string) => readFileSync(join(where, 'journey', 'error-context.md'), 'utf8');
      expect(shown(`${left}-first`)).toBe('the button was grey');
      expect(shown(left)).toBe('the button was green');
    });

    it('says it too where nothing is run once more', async () => {
      const { left, log } = await failing(() => ({}));
      expect(log).toContain('the button was grey');
      expect(readdirSync(join(left, '..'))).toEqual(['e2e']);
    });

    it('says nothing of an earlier run, where it ended before it emptied its folder', async () => {
      const left = join(mkdtempSync(join(folder, 'left-')), 'e2e');
      mkdirSync(join(left, 'stale'), { recursive: true });
      writeFileSync(join(left, 'stale', 'error-context.md'), 'of yesterday');
      const said: string[] = [];
      await run('process.exit(1)', { ...playwright, left }, undefined, (text) => said.push(text));
      expect(said.join('')).not.toContain('of yesterday');
    });
  });
});
