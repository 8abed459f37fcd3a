import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, ROOT, run, runNode } from './project.mjs';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** The same engine without a window's worth of browser around it: scenarios in it take little more than half the processor. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The letters in which the stored pictures are drawn, by Debian's package: with others none of them could be compared. */
const FONTS = { 'fonts-dejavu-core': 'DejaVu Sans', 'fonts-noto-mono': 'Noto Sans Mono' };

/** What to do when no browser could be found or fetched. */
const NO_BROWSER =
  'The browser tests need a Chromium: install Chromium or Google Chrome, or name one with CHROMIUM_PATH.';

/** Chrome's usual places where nothing is on the PATH. */
function usualPlaces() {
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

/** True when the browser starts here: a file alone may lack its libraries or be a mere pointer to a store. */
function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Chromium's headless shell, where it is installed. */
const findShell = () => SHELL_NAMES.map(onPath).find((path) => path && works(path));

function findInstalled() {
  return [...NAMES.map(onPath), ...usualPlaces()].find((path) => path && works(path));
}

/** The Chromium that Playwright keeps for itself. */
async function findPlaywrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && works(path) ? path : undefined;
}

async function fetchByPlaywright() {
  console.log('No Chromium found; Playwright fetches one …');
  const status = await runNode([join(ROOT, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  return status === 0 ? await findPlaywrights() : undefined;
}

/** Packages of Debian, one after the other: one that is not to be had costs no other. Undefined where this cannot be done. */
async function installPackages(names) {
  const apt = onPath('apt-get');
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

/** Installs the fonts of the stored pictures on a Debian machine that lacks them. Where it cannot, pictures are skipped by name. */
async function ensureFonts() {
  const list = onPath('fc-list');
  if (!list || process.platform !== 'linux') return;
  const { stdout } = spawnSync(list, [':', 'family'], { encoding: 'utf8' });
  const missing = Object.entries(FONTS).flatMap(([name, family]) =>
    stdout.split(/[\n,]/).includes(family) ? [] : [name],
  );
  if (missing.length === 0) return;
  console.log(`Fonts of the stored pictures are missing: ${missing.join(', ')} …`);
  await installPackages(missing);
}

/** A Chromium that starts, fetched when there is none; undefined when that failed too. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return undefined;
  }
  return (
    findInstalled() ?? (await findPlaywrights()) ?? (await fetchByPlaywright()) ?? (await fetchBySystem())
  );
}

/**
 * Prepares the test browser (installed, else downloaded) and the fonts of stories and pictures.
 * @param isShell whether the headless shell may be used when no browser is named.
 * @returns environment variables that name the browser; none, with a message, when there is no browser.
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
