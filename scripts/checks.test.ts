import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  closingLine,
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  fingerprint,
  holdsLock,
  lockFingerprint,
  nodeProblem,
  sourceFiles,
} from './checks.mjs';

describe('the check of the Node version', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v23.0.0', 'v24.1.3', 'v100.0.0'])('accepts %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['v20.18.3', 'v18.20.0', 'v8.0.0', 'v21.7.0', 'v22.11.0'])(
    'says in one sentence what to do about %s',
    (version) => {
      const sentence = nodeProblem(version) ?? '';
      expect(sentence).toContain(version);
      expect(sentence).toContain('install a current Node');
      expect(sentence).not.toContain('\n');
    },
  );
});

describe('the check of the installed packages', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      server: { version: '1.0.0' },
      'node_modules/@parvis/server': { link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a-other-machine': { version: '1.0.0', optional: true },
    },
  };
  const installed = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } };

  it('is content when everything but packages for other machines is there', () => {
    expect(holdsLock(lock, installed)).toBe(true);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['has other contents', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('notices that a package %s', (_how, packages) => {
    expect(holdsLock(lock, { packages })).toBe(false);
  });

  it('differs by lock file and by machine', () => {
    expect(lockFingerprint('a', 'linux-x64')).toBe(lockFingerprint('a', 'linux-x64'));
    expect(lockFingerprint('b', 'linux-x64')).not.toBe(lockFingerprint('a', 'linux-x64'));
    expect(lockFingerprint('a', 'darwin-arm64')).not.toBe(lockFingerprint('a', 'linux-x64'));
  });
});

describe('the check whether a build is stale', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const print = () => fingerprint(root, sourceFiles(root, ['app', 'server', 'missing']));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'parvis-checks-'));
    write('app/main.tsx', 'one');
    write('server/main.ts', 'two');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is not deceived by dates', () => {
    const before = print();
    utimesSync(join(root, 'app/main.tsx'), 1, 1);
    expect(print()).toBe(before);
  });

  it.each([
    ['changed', () => write('app/main.tsx', 'three')],
    ['added', () => write('app/cases/list.tsx', '')],
    ['removed', () => rmSync(join(root, 'server/main.ts'))],
    [
      'renamed',
      () => {
        rmSync(join(root, 'server/main.ts'));
        write('server/first.ts', 'two');
      },
    ],
  ])('notices a file that was %s', (_how, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it('leaves out tests, stories, packages and what was built', () => {
    const before = print();
    for (const path of [
      'app/a.test.ts',
      'app/a.stories.tsx',
      'app/dist/a.js',
      'app/node_modules/a/a.js',
      'app/README.md',
    ]) {
      write(path, 'new');
    }
    expect(print()).toBe(before);
  });
});

describe('the closing line', () => {
  it('names skipped tests when there are any', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('counts a test file that could not be loaded as failed', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });

  it('counts a run without a report, or one that broke although each test passed, as failed', () => {
    expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest({ numPassedTests: 4 }, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('does not count a test that passed only when repeated as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });
});

describe('the list of failures at the end', () => {
  it('names each test of vitest that failed, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: join(process.cwd(), 'theme/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'holds' },
            {
              status: 'failed',
              fullName: 'a colour passes',
              failureMessages: ['\u001b[31mexpected 1\u001b[0m\nat'],
            },
          ],
        },
        {
          name: join(process.cwd(), 'ui/b.test.ts'),
          status: 'failed',
          message: 'Cannot find b',
          assertionResults: [],
        },
      ],
    };
    expect(failuresOfVitest(report)).toEqual([
      `${join('theme', 'a.test.ts')} › a colour passes: expected 1`,
      `${join('ui', 'b.test.ts')}: Cannot find b`,
    ]);
  });

  it('names each test of Playwright that failed or was repeated, with where it stands', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ error: { message: 'no tile\nat' } }] }],
    });
    const suites = [
      {
        title: 'journey.spec.ts',
        specs: [spec('holds', 'expected')],
        suites: [
          { title: 'from a scan', specs: [spec('in French', 'unexpected'), spec('in English', 'flaky')] },
        ],
      },
    ];
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      'no browser',
      'journey.spec.ts › from a scan › in French: no tile',
      'journey.spec.ts › from a scan › in English: no tile',
    ]);
  });
});
