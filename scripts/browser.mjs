import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, ROOT, run, runNode } from './project.mjs';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Same engine without browser UI: scenarios use half the CPU. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** By Debian package; other fonts make stored pictures incomparable. */
const FONTS = { 'fonts-dejavu-core': 'DejaVu Sans', 'fonts-noto-mono': 'Noto Sans Mono' };

/** Advice without a browser. */
const NO_BROWSER =
  'The browser tests need a Chromium: install Chromium or Google Chrome, or name one with CHROMIUM_PATH.';

/** Outside PATH. */
function listUsualPaths() {
  if (process.platform === 'darwin') {
    return ['/Applications/Google Chrome.app', '/Applications/Chromium.app'].map((app) =>
      join(app, 'Contents', 'MacOS', app.includes('Google') ? 'Google Chrome' : 'Chromium'),
    );
  }
  if (process.platform !== 'win32') return [];
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  return [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  );
}

/** Libraries may be missing, or the file a stub. */
function canStart(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

const findShell = () => SHELL_NAMES.map(findOnPath).find((path) => path && canStart(path));

function findInstalled() {
  return [...NAMES.map(findOnPath), ...listUsualPaths()].find((path) => path && canStart(path));
}

async function findPlaywrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && canStart(path) ? path : undefined;
}

async function fetchByPlaywright() {
  console.log('No Chromium found; Playwright fetches one …');
  const status = await runNode([join(ROOT, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  return status === 0 ? await findPlaywrights() : undefined;
}

/** One by one: a missing package does not block others. Undefined where unsupported. */
async function installPackages(names) {
  const apt = findOnPath('apt-get');
  if (!apt || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update'], { env });
  for (const name of names) await run(apt, ['install', '-y', '--no-install-recommends', name], { env });
  return names;
}

async function fetchBySystem() {
  console.log('Installing Chromium by the system’s package manager, where there is one …');
  return (await installPackages(['chromium', 'chromium-headless-shell'])) && findInstalled();
}

/** On Debian; elsewhere pictures are skipped by name. */
async function ensureFonts() {
  const list = findOnPath('fc-list');
  if (!list || process.platform !== 'linux') return;
  const { stdout } = spawnSync(list, [':', 'family'], { encoding: 'utf8' });
  const missing = Object.entries(FONTS).flatMap(([name, family]) =>
    stdout.split(/[\n,]/).includes(family) ? [] : [name],
  );
  if (missing.length === 0) return;
  console.log(`Fonts of the stored pictures are missing: ${missing.join(', ')} …`);
  await installPackages(missing);
}

/** Or downloads one; undefined on failure. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (canStart(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return undefined;
  }
  return (
    findInstalled() ?? (await findPlaywrights()) ?? (await fetchByPlaywright()) ?? (await fetchBySystem())
  );
}

/**
 * @param isShell allows the headless shell if no browser is named
 * @returns environment variables; none, with a message, without a browser
 */
export async function prepareBrowser({ isShell }) {
  const chromium = await findChromium();
  await ensureFonts();
  if (!chromium) console.error(NO_BROWSER);
  const shell = isShell && !process.env.CHROMIUM_PATH && findShell();
  return {
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(shell && { CHROMIUM_SHELL: process.env.CHROMIUM_SHELL ?? shell }),
  };
}
