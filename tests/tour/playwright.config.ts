import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import scenarios from '../e2e/playwright.config.ts';

/** For the documents, outside all checks. */
export default defineConfig({
  ...scenarios,
  testDir: import.meta.dirname,
  globalSetup: '../e2e/setup.ts',
  outputDir: join(import.meta.dirname, '..', '..', 'test-results', 'tour-run'),
  workers: 1,
});
