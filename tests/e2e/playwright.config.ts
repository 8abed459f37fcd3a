import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { scenarioOptions } from '../chromium.ts';

const root = join(import.meta.dirname, '..', '..');
/** Scenarios on the built product in a real browser, independent and never retried. */
export default defineConfig({
  testDir: import.meta.dirname,
  // Scenarios of `night` run by night, or when named.
  testIgnore:
    process.env.PARVIS_ALL || process.argv.some((word) => word.includes('night')) ? [] : ['night/**'],
  globalSetup: './setup.ts',
  outputDir: join(root, 'test-results', 'e2e'),
  reporter: 'list',
  retries: 0,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Requests of a worker bypass a scenario's routes, so scenarios opt in (`people.*({ options: withWorker })`).
    serviceWorkers: 'block',
    launchOptions: scenarioOptions,
  },
});
