import { existsSync } from 'node:fs';

/** The program of the browser; where it is not installed, the tools look for one of their own. */
export const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const asRoot = process.getuid?.() === 0;

/** How Chromium is started for tests: an installed one if there is any, and quiet on the network. */
export const launchOptions = {
  ...(existsSync(chromium) ? { executablePath: chromium } : undefined),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(asRoot ? ['--no-sandbox'] : []),
  ],
};

/** The same engine with less around it: `CHROMIUM_SHELL`, or an installed one where no browser was named. */
const shell =
  process.env.CHROMIUM_SHELL ?? (process.env.CHROMIUM_PATH ? '' : '/usr/bin/chromium-headless-shell');

/** The same for scenarios, which are no pictures and no figures: in the headless shell where there is one, but for nights. */
export const scenarioOptions =
  process.env.PARVIS_ALL !== 'yes' && existsSync(shell)
    ? { ...launchOptions, executablePath: shell }
    : launchOptions;
