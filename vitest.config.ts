import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const asRoot = process.getuid?.() === 0;

/** How Chromium is started for tests in a browser: an installed one if there is any, and quiet on the network. */
const launchOptions = {
  ...(existsSync(chromium) ? { executablePath: chromium } : undefined),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(asRoot ? ['--no-sandbox'] : []),
  ],
};

/** Ends a test that hangs, in milliseconds. How long a test takes says nothing here: see `npm run bench`. */
const HANGS = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: [
            '{theme,locales,questionnaire,api,ui,app,previews}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{boundaries,visual}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'server',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: ['server/**/*.test.ts', 'tests/security/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['server/store/testing/globalSetup.ts'],
        },
      },
      {
        // Flows in the other language are for nights: `npm run test:all`.
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { include: ['test'], exclude: process.env.PARVIS_ALL ? [] : ['nightly'], skip: [] },
          }),
        ],
        optimizeDeps: {
          // Named one by one: what is found only during a run makes the page reload in the middle of a test.
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@stitches/react',
            '@radix-ui/react-dialog',
            'vaul',
            'zod/mini',
          ],
        },
        test: {
          name: 'stories',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
