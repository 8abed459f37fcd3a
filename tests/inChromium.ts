import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const asRoot = process.getuid?.() === 0;

/** Tests of a folder in the installed Chromium (`CHROMIUM_PATH`), each once; what they leave lies in `test-results`. */
export const inChromium = (folder: string, name: string, more: PlaywrightTestConfig) =>
  defineConfig({
    testDir: folder,
    testMatch: '*.spec.ts',
    globalSetup: './build.mjs',
    outputDir: join(folder, '..', '..', 'test-results', name),
    reporter: 'list',
    retries: 0,
    forbidOnly: process.env.CI !== undefined,
    timeout: 120_000,
    ...more,
    expect: { timeout: 20_000, ...more.expect },
    use: {
      browserName: 'chromium',
      actionTimeout: 20_000,
      navigationTimeout: 30_000,
      launchOptions: {
        ...(existsSync(chromium) ? { executablePath: chromium } : undefined),
        args: [
          '--disable-background-networking',
          '--disable-component-update',
          '--no-first-run',
          ...(asRoot ? ['--no-sandbox'] : []),
        ],
      },
      ...more.use,
    },
  });
