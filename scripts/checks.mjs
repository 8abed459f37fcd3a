import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A sentence for the user when this Node is too old (or one of the few in between that lack something), else undefined. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return `Parvis needs Node 20.19, 22.12 or later, and this is ${version}: install a current Node from https://nodejs.org and run the command again.`;
}

/** Fingerprint of what decides which packages belong into node_modules: the lock file and the machine's kind. */
export function lockFingerprint(lockText, machine = `${process.platform}-${process.arch}`) {
  return createHash('sha256').update(machine).update('\0').update(lockText).digest('hex');
}

/**
 * True when `installed` (npm's own record in node_modules) holds what `lock` (package-lock.json) asks for. Optional
 * packages may be missing: most are for other machines.
 */
export function holdsLock(lock, installed) {
  const found = installed.packages ?? {};
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const have = found[path];
    if (!have) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return have.version === wanted.version && have.integrity === wanted.integrity;
  });
}

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const NOT_BUILT = /\.(test|stories)\.[a-z]+$|\.md$/;

/** Matches no file: what is given to `sourceFiles` when stories and texts go into a build too. */
export const NOTHING = /$^/;

/** All files below the folders that go into a build, in a fixed order, with `/` between their parts. */
export function sourceFiles(root, folders, leftOut = NOT_BUILT) {
  const files = [];
  const walk = (folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED_FOLDERS.has(entry.name)) walk(name);
      } else if (entry.isFile() && !leftOut.test(entry.name)) files.push(name);
    }
  };
  for (const folder of folders) walk(folder);
  return files.sort();
}

/** Fingerprint of the contents of files: the same after a checkout that only touched their dates. */
export function fingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const content = readFileSync(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The last line of a test run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts of a vitest run, from its JSON report and exit status. */
export function countVitest(report, status) {
  const files = report?.testResults ?? [];
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  // A file that could not be loaded has no tests to fail.
  counts.failed += files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Counts of a Playwright run. A test that passed only when repeated has not passed. */
export function countPlaywright(report, status) {
  const stats = report?.stats ?? {};
  const counts = {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (report?.errors?.length ?? 0),
    skipped: stats.skipped ?? 0,
  };
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

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
