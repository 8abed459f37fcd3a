const NONE = { passed: 0, failed: 0, skipped: 0, unchanged: 0 };

/** Counts of several steps together. */
export function sumOf(all) {
  const sum = { ...NONE };
  for (const counts of all) for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}

/** The last line of a test run. */
export function closingLine({ passed, failed, skipped, unchanged }) {
  const further = Object.entries({ skipped, unchanged }).filter(([, count]) => count > 0);
  return [`${passed} passed, ${failed} failed`, ...further.map(([name, count]) => `${count} ${name}`)].join(
    ', ',
  );
}

/** Whatever its report says, a run that ended badly has failed, and so has one that tried nothing. */
function judged(counts, status) {
  const tried = counts.passed + counts.failed + counts.skipped + counts.unchanged;
  return (status !== 0 || tried === 0) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of a step that either holds or does not. */
export function countStatus(_report, status) {
  return { ...NONE, [status === 0 ? 'passed' : 'failed']: 1 };
}

/** Counts of a vitest run, from its JSON report (and `unchanged`, of what was not played anew) and exit status. */
export function countVitest(report, status) {
  // A file that could not be loaded has no tests to fail.
  const unloaded = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const counts = {
    ...NONE,
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    unchanged: report?.unchanged ?? 0,
  };
  return judged(counts, status);
}

const testsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap((spec) => spec.tests),
];

/** A test says that it was not done anew by an annotation beside being skipped. */
const isUnchanged = ({ status, annotations = [] }) =>
  status === 'skipped' && annotations.some(({ type }) => type === 'unchanged');

/** Counts of a Playwright run. A test that passed only when repeated has not passed. */
export function countPlaywright(report, status) {
  const stats = report?.stats ?? {};
  const unchanged = testsOf(report ?? {}).filter(isUnchanged).length;
  const counts = {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (report?.errors?.length ?? 0),
    skipped: (stats.skipped ?? 0) - unchanged,
    unchanged,
  };
  return judged(counts, status);
}
