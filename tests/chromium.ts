import { existsSync } from 'node:fs';

/** If missing, tools look for their own. */
export const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const asRoot = process.getuid?.() === 0;

/** An installed one if possible; quiet on the network. */
export const launchOptions = {
  ...(existsSync(chromium) ? { executablePath: chromium } : undefined),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(asRoot ? ['--no-sandbox'] : []),
  ],
};

/** `CHROMIUM_SHELL`, or an installed one if no browser was named. */
const shell =
  process.env.CHROMIUM_SHELL ?? (process.env.CHROMIUM_PATH ? '' : '/usr/bin/chromium-headless-shell');

/** The headless shell if possible, except at night: no pictures, no figures. */
export const scenarioOptions =
  process.env.PARVIS_ALL !== 'yes' && existsSync(shell)
    ? { ...launchOptions, executablePath: shell }
    : launchOptions;
