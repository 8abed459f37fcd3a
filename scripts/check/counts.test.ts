import { describe, expect, it } from 'vitest';
import { closingLine, countPlaywright, countStatus, countVitest, sumOf } from './counts.mjs';

describe('the closing line', () => {
  it.each([
    [{ passed: 3, failed: 0, skipped: 0, unchanged: 0 }, '3 passed, 0 failed'],
    [{ passed: 3, failed: 1, skipped: 2, unchanged: 0 }, '3 passed, 1 failed, 2 skipped'],
    [{ passed: 3, failed: 0, skipped: 0, unchanged: 40 }, '3 passed, 0 failed, 40 unchanged'],
    [{ passed: 3, failed: 0, skipped: 1, unchanged: 40 }, '3 passed, 0 failed, 1 skipped, 40 unchanged'],
  ])('names what was skipped or is unchanged when there is any: %o', (counts, line) => {
    expect(closingLine(counts)).toBe(line);
  });

  it('adds up the steps', () => {
    const counts = { passed: 3, failed: 1, skipped: 2, unchanged: 4 };
    expect(sumOf([counts, { ...counts, failed: 0 }])).toEqual({
      passed: 6,
      failed: 1,
      skipped: 4,
      unchanged: 8,
    });
    expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0, unchanged: 0 });
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
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 2, skipped: 1, unchanged: 0 });
  });

  it('counts a run without a report, or one that broke although each test passed, as failed', () => {
    expect(countVitest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest({ numPassedTests: 4 }, 1)).toMatchObject({ passed: 4, failed: 1 });
    expect(countPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a run that tried nothing as failed, however it ended', () => {
    expect(countVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest({ numPassedTests: 0, testResults: [] }, 0)).toMatchObject({ failed: 1 });
    expect(countPlaywright(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 3 } }, 0)).toMatchObject(
      {
        failed: 0,
        skipped: 3,
      },
    );
  });

  it('does not count a test that passed only when repeated as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats }, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts what was not done anew apart from what was passed and what was skipped', () => {
    const spec = (status: string, ...types: string[]) => ({
      title: 'Tile',
      tests: [{ status, annotations: types.map((type) => ({ type })), results: [] }],
    });
    const suites = [
      {
        title: 'pictures.spec.ts',
        specs: [spec('expected'), spec('skipped', 'unchanged', 'skip'), spec('skipped', 'skip')],
        suites: [{ title: 'parts', specs: [spec('skipped', 'unchanged')] }],
      },
    ];
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 3 };
    expect(countPlaywright({ stats, suites }, 0)).toEqual({
      passed: 1,
      failed: 0,
      skipped: 1,
      unchanged: 2,
    });
  });

  it('counts a step that holds or does not as one', () => {
    expect(countStatus(undefined, 0)).toMatchObject({ passed: 1, failed: 0 });
    expect(countStatus(undefined, 2)).toMatchObject({ passed: 0, failed: 1 });
  });
});
