import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdsLock, lockFingerprint, nodeProblem } from './installed.mjs';
import { fingerprint, NOTHING, sourceFiles } from './sources.mjs';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const INSTALL_STAMP = join(ROOT, 'node_modules', '.parvis-installed');
const ROOMS = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];
const BUILD_SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

/** The rooms that are published as packages of their own. */
export const PACKAGES = ['theme', 'locales', 'ui', 'questionnaire'];

/** What is built: its results, the note of the sources they were made from, and where those lie. */
const BUILDS = {
  product: {
    built: [
      'app/dist/index.html',
      'app/dist/.firstView/render.js',
      'app/dist/service-worker.js',
      'previews/dist/samples/1/index.html',
      'server/dist/main.js',
    ],
    stamp: 'server/dist/.sources',
    sources: () => sourceFiles(ROOT, ROOMS),
  },
  storybook: {
    built: ['storybook-static/index.json'],
    stamp: 'storybook-static/.sources',
    sources: () => [
      ...sourceFiles(ROOT, [...ROOMS.filter((room) => room !== 'server'), '.storybook'], NOTHING),
      ...sourceFiles(ROOT, ['server/modules/demo']),
    ],
  },
  packages: {
    built: PACKAGES.map((room) => `dist/packages/${room}/package.json`),
    stamp: 'dist/packages/.sources',
    sources: () => [
      ...sourceFiles(ROOT, PACKAGES),
      ...PACKAGES.map((room) => `${room}/README.md`),
      ...PACKAGES.map((room) => `${room}/CHANGELOG.md`),
      ...sourceFiles(ROOT, ['scripts/extract']),
      'scripts/packages.mjs',
      'scripts/shipping.mjs',
    ],
  },
};

/** The names of what can be built. */
export const BUILD_NAMES = Object.keys(BUILDS);

/** Ends with one sentence that says what is wrong and what to do. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Ends with a sentence when this Node is too old. Call it before anything else. */
export function requireNode() {
  const problem = nodeProblem(process.version);
  if (problem) giveUp(problem);
}

/** Runs a program without a shell, its output passed through, and gives its exit status (never 0 when killed). */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', windowsHide: true, ...options });
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** How a program is run whose lines are not what is asked for: told where errors are, so that what is printed is nothing else. */
export const besideIf = (beside) => (beside ? { stdio: ['inherit', 2, 'inherit'] } : {});

/** Runs a JavaScript file with this very Node. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** The full path of a program, looked up as a shell would. */
export function onPath(name) {
  const names = process.platform === 'win32' ? [`${name}.exe`, name] : [name];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const candidate of names) {
      const path = join(folder, candidate);
      if (folder && existsSync(path)) return path;
    }
  }
  return undefined;
}

/** npm's own JavaScript file, so that it needs no shell, or undefined when there is no npm. */
export function findNpm() {
  const beside = dirname(process.execPath);
  const linked = onPath('npm');
  const candidates = [
    process.env.npm_execpath,
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    linked && realpathSync(linked),
    linked && join(dirname(linked), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function stamp(path, text) {
  try {
    writeFileSync(path, text);
  } catch {
    // A folder we may not write to only costs the comparison at the next start.
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Installs the packages of the lock file when they are not there; `beside`: what that says is told where errors are. */
export async function ensureInstalled({ beside = false } = {}) {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = lockFingerprint(lockText);
  if (read(INSTALL_STAMP) === wanted) return;
  const installed = readJson(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!installed || !holdsLock(JSON.parse(lockText), installed)) {
    const npm = findNpm();
    if (!npm)
      giveUp('npm was not found beside this Node: install npm (it comes with Node from https://nodejs.org).');
    const say = beside ? console.error : console.log;
    say('Installing the packages of package-lock.json …');
    const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    const status = await runNode([npm, ...args], besideIf(beside));
    if (status !== 0)
      giveUp('The packages could not be installed: see the lines above (is the network reachable?).');
  }
  stamp(INSTALL_STAMP, wanted);
}

/** Installs what a folder of its own lists, where that is not as its lock file says: tools that are no part of the project. */
export async function ensureInstalledApart(folder, what, options = []) {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const note = join(folder, 'node_modules', '.installed');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  console.log(`Installing ${what} …`);
  const npm = findNpm() ?? giveUp('npm was not found beside this Node.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...options];
  if ((await runNode([npm, ...args], { cwd: folder })) !== 0)
    giveUp(`Could not install ${what}: is the network reachable?`);
  writeFileSync(note, wanted);
}

/** Fingerprint of everything a build is made from. */
export function sourcesFingerprint(name = 'product') {
  return fingerprint(ROOT, [...BUILD_SETTINGS, ...BUILDS[name].sources()]);
}

/** True when there is a build and it was made from the sources as they are. */
export function isBuilt(name = 'product') {
  const { built, stamp: note } = BUILDS[name];
  return (
    built.every((path) => existsSync(join(ROOT, path))) && read(join(ROOT, note)) === sourcesFingerprint(name)
  );
}

/** Notes that a build is complete and which sources it was made from. */
export function markBuilt(name, sources) {
  stamp(join(ROOT, BUILDS[name].stamp), sources);
}

/** Builds one of them unless it is there already; throws with a sentence when that fails. */
export async function ensureBuilt(name) {
  if (isBuilt(name)) return;
  const status = await runNode([join(ROOT, 'scripts', 'build.mjs'), `--only=${name}`]);
  if (status !== 0) throw new Error(`The build of "${name}" failed: see the lines above.`);
}
