import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import { launchOptions } from './chromium.ts';

/** The installed one (`CHROMIUM_PATH`), each test once; results in `test-results`. */
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
      launchOptions,
      ...more.use,
    },
  });
