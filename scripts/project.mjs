import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeNodeProblem, lockFingerprint, satisfiesLock } from './installed.mjs';
import { computeFingerprint, listSourceFiles, NOTHING } from './sources.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const INSTALL_STAMP = join(ROOT, 'node_modules', '.parvis-installed');
const ROOMS = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];
const BUILD_SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

export const PACKAGES = ['theme', 'locales', 'ui', 'questionnaire'];

/** Results, and marker of their sources. */
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
    sources: () => listSourceFiles(ROOT, ROOMS),
  },
  storybook: {
    built: ['storybook-static/index.json'],
    stamp: 'storybook-static/.sources',
    sources: () => [
      ...listSourceFiles(ROOT, [...ROOMS.filter((room) => room !== 'server'), '.storybook'], NOTHING),
      ...listSourceFiles(ROOT, ['server/modules/demo']),
    ],
  },
  packages: {
    built: PACKAGES.map((room) => `dist/packages/${room}/package.json`),
    stamp: 'dist/packages/.sources',
    sources: () => [
      ...listSourceFiles(ROOT, PACKAGES),
      ...PACKAGES.map((room) => `${room}/README.md`),
      ...PACKAGES.map((room) => `${room}/CHANGELOG.md`),
      ...listSourceFiles(ROOT, ['scripts/extract']),
      'scripts/packages.mjs',
      'scripts/shipping.mjs',
    ],
  },
};

export const BUILD_NAMES = Object.keys(BUILDS);

/** Names problem and remedy. */
export function exitWithMessage(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Call it first: exits if Node is too old. */
export function requireNode() {
  const problem = describeNodeProblem(process.version);
  if (problem) exitWithMessage(problem);
}

/**
 * Without a shell; inherits output.
 * @returns exit status, never 0 when killed
 */
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

/** Output to stderr keeps stdout clean. */
export const makeOutputOptions = (beside) => (beside ? { stdio: ['inherit', 2, 'inherit'] } : {});

export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** Full path of a program on PATH. */
export function findOnPath(name) {
  const names = process.platform === 'win32' ? [`${name}.exe`, name] : [name];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const candidate of names) {
      const path = join(folder, candidate);
      if (folder && existsSync(path)) return path;
    }
  }
  return undefined;
}

/** To run without a shell; undefined without npm. */
export function findNpm() {
  const beside = dirname(process.execPath);
  const linked = findOnPath('npm');
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

function writeStamp(path, text) {
  try {
    writeFileSync(path, text);
  } catch {
    // Only costs the comparison at the next start.
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export async function ensureInstalled({ beside = false } = {}) {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = lockFingerprint(lockText);
  if (read(INSTALL_STAMP) === wanted) return;
  const installed = readJson(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!installed || !satisfiesLock(JSON.parse(lockText), installed)) {
    const npm = findNpm();
    if (!npm)
      exitWithMessage(
        'npm was not found beside this Node: install npm (it comes with Node from https://nodejs.org).',
      );
    const say = beside ? console.error : console.log;
    say('Installing the packages of package-lock.json …');
    const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    const status = await runNode([npm, ...args], makeOutputOptions(beside));
    if (status !== 0)
      exitWithMessage(
        'The packages could not be installed: see the lines above (is the network reachable?).',
      );
  }
  writeStamp(INSTALL_STAMP, wanted);
}

/** Locked tools of a folder, apart from the project. */
export async function ensureInstalledApart(folder, what, options = []) {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const note = join(folder, 'node_modules', '.installed');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  console.log(`Installing ${what} …`);
  const npm = findNpm() ?? exitWithMessage('npm was not found beside this Node.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...options];
  if ((await runNode([npm, ...args], { cwd: folder })) !== 0)
    exitWithMessage(`Could not install ${what}: is the network reachable?`);
  writeFileSync(note, wanted);
}

export function computeSourcesFingerprint(name = 'product') {
  return computeFingerprint(ROOT, [...BUILD_SETTINGS, ...BUILDS[name].sources()]);
}

/** Whether a build is up to date. */
export function isBuilt(name = 'product') {
  const { built, stamp: note } = BUILDS[name];
  return (
    built.every((path) => existsSync(join(ROOT, path))) &&
    read(join(ROOT, note)) === computeSourcesFingerprint(name)
  );
}

export function markBuilt(name, sources) {
  writeStamp(join(ROOT, BUILDS[name].stamp), sources);
}

/** Exits with a message on failure. */
export async function ensureBuilt(name) {
  if (isBuilt(name)) return;
  const status = await runNode([join(ROOT, 'scripts', 'build.mjs'), `--only=${name}`]);
  if (status !== 0) throw new Error(`The build of "${name}" failed: see the lines above.`);
}
