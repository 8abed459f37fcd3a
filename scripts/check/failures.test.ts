import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

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
