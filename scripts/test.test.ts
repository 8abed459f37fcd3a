import { describe, expect, it } from 'vitest';
import { chooseLanes, formatCounts, judgeStep } from './test.mjs';

const lanes = [
  [{ name: 'types' }, { name: 'unit' }],
  [{ name: 'e2e' }, { name: 'visual', all: true }],
];
const namesOf = (...args: string[]) => chooseLanes(args, lanes).map((lane) => lane.map(({ name }) => name));

describe('steps of a run', () => {
  it.each<[string[], string[][]]>([
    [[], [['types', 'unit'], ['e2e']]],
    [
      ['--all'],
      [
        ['types', 'unit'],
        ['e2e', 'visual'],
      ],
    ],
    [['--only=visual,types'], [['types'], ['visual']]],
    [['--serial'], [['types', 'unit', 'e2e']]],
  ])('with %j are %j', (args, expected) => expect(namesOf(...args)).toEqual(expected));

  it.each(['--only=typos', '--al', 'unit', '--only=types,'])('rejects %s', (arg) =>
    expect(() => namesOf(arg)).toThrow(/is unknown/),
  );
});

const run = { status: 0, lastLines: 'the last line' };
const vitest = (passed: number, files: readonly object[] = [], skipped = 0) => ({
  numPassedTests: passed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults: files,
});
const file = (status: string, ...tests: [string, string][]) => ({
  name: 'a.test.ts',
  status,
  message: 'cannot be loaded',
  assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state, failureMessages: ['no'] })),
});
const playwright = (stats: object, statuses: readonly string[] = [], errors: readonly object[] = []) => ({
  stats: { expected: 0, skipped: 0, ...stats },
  errors,
  suites: [
    {
      suites: [
        {
          specs: statuses.map((status) => ({
            file: 'a.spec.ts',
            line: 7,
            title: status,
            tests: [{ status, results: [{ error: { message: 'no' } }] }],
          })),
        },
      ],
    },
  ],
});

describe('a step', () => {
  it.each<[string, Parameters<typeof judgeStep>[0], object, string, RegExp]>([
    ['that holds', undefined, run, '1 passed, 0 failed', /^$/],
    ['that does not hold', undefined, { ...run, status: 2 }, '0 passed, 1 failed', /the last line/],
    ['whose tests pass', 'vitest', { report: vitest(3, [], 1) }, '3 passed, 0 failed, 1 skipped', /^$/],
    [
      'with a failed test',
      'vitest',
      { report: vitest(3, [file('failed', ['b', 'failed'])]) },
      '3 passed, 1 failed',
      /a\.test\.ts › b\nno/,
    ],
    [
      'with a file that cannot be loaded',
      'vitest',
      { report: vitest(3, [file('failed')]) },
      '3 passed, 1 failed',
      /cannot be loaded/,
    ],
    ['that ran no test', 'vitest', { report: vitest(0) }, '0 passed, 1 failed', /ran no test/],
    [
      'of which all is skipped',
      'vitest',
      { report: vitest(0, [], 4) },
      '0 passed, 1 failed, 4 skipped',
      /ran no test \(4 skipped\)/,
    ],
    [
      'that ended badly though its tests passed',
      'vitest',
      { report: vitest(3), status: 1 },
      '3 passed, 1 failed',
      /status 1\nthe last line/,
    ],
    ['that left no report', 'playwright', { status: 1 }, '0 passed, 1 failed', /status 1/],
    ['that left no report and ended well', 'playwright', {}, '0 passed, 1 failed', /ran no test/],
    [
      'with a failed scenario',
      'playwright',
      { report: playwright({ expected: 2 }, ['unexpected', 'expected']), status: 1 },
      '2 passed, 1 failed',
      /a\.spec\.ts:7 › unexpected\nno/,
    ],
    [
      'with one that passed when repeated',
      'playwright',
      { report: playwright({ expected: 2 }, ['flaky']) },
      '2 passed, 1 failed',
      /flaky/,
    ],
    [
      'that broke outside its scenarios',
      'playwright',
      { report: playwright({ expected: 2 }, [], [{ message: 'no server' }]), status: 1 },
      '2 passed, 1 failed',
      /no server/,
    ],
  ])('%s', (_, kind, more, counts, words) => {
    const result = judgeStep(kind, { ...run, ...more });
    expect(formatCounts([result])).toBe(counts);
    expect(result.failures.join('\n')).toMatch(words);
  });

  it('adds up with others', () => {
    const result = { passed: 2, skipped: 1, failures: ['a'] };
    expect(formatCounts([result, result])).toBe('4 passed, 2 failed, 2 skipped');
  });
});
