import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import scenarios from '../e2e/playwright.config.ts';

/** Sheets for people to look at: they are no part of any check. */
export default defineConfig({
  ...scenarios,
  testDir: import.meta.dirname,
  globalSetup: '../e2e/setup.ts',
  outputDir: join(import.meta.dirname, '..', '..', 'test-results', 'sheets-run'),
  workers: 1,
});
