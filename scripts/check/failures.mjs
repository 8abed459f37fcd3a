import { relative } from 'node:path';

/** The first line of what a test failed with, without colours. */
const reasonOf = (message) =>
  (message ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins a colour.
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')[0]
    .slice(0, 300);

/** The tests of a vitest report that failed, a line each: what stands far up in a long run stands at its end too. */
export function failuresOfVitest(report) {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(process.cwd(), name ?? '');
    if (failed.length === 0) return [`${file}: ${reasonOf(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}: ${reasonOf(test.failureMessages?.[0])}`);
  });
}

/** The tests of a Playwright report that failed or passed only when repeated, a line each. */
export function failuresOfPlaywright(report) {
  const ofSuite = ({ title, suites = [], specs = [] }) => [
    ...suites.flatMap(ofSuite).map((line) => `${title} › ${line}`),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => `${title} › ${spec.title}: ${reasonOf(test.results.at(-1)?.error?.message)}`),
    ),
  ];
  return [
    ...(report.errors ?? []).map(({ message }) => reasonOf(message)),
    ...(report.suites ?? []).flatMap(ofSuite),
  ];
}
