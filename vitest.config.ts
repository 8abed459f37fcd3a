import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from './tests/chromium.ts';

const all = Boolean(process.env.PARVIS_ALL);

/**
 * Ends a test that hangs, in milliseconds; at night one starts several servers after one another. How long a test takes says
 * nothing here: see `npm run bench`.
 */
const HANGS = all ? 600_000 : 120_000;

/** What properties are tried with: the same on every landing, which old code must not turn red; others at night. */
const seed = Number(process.env.PARVIS_SEED ?? (all ? randomInt(2 ** 31) : 20_251));
if (all) console.log(`Properties are tried with PARVIS_SEED=${seed}.`);

/**
 * What the tests of a project without a browser have in common. Test files share what they load, so none leaves
 * anything behind for the next (what puts another module in place of one is named `*.alone.test.ts`);
 * `npm run test:all` also runs each alone.
 */
const inNode = {
  testTimeout: HANGS,
  hookTimeout: HANGS,
  isolate: Boolean(process.env.PARVIS_ISOLATED),
  setupFiles: ['tests/seed.ts'],
  // A zone whose days have 23, 24 and 25 hours.
  env: { TZ: 'Europe/Paris', PARVIS_SEED: String(seed) },
};

/** Projects that the command names; a pattern may mean any. */
const named = process.argv.flatMap((arg, index, args) =>
  arg === '--project' ? (args[index + 1] ?? []) : arg.startsWith('--project=') ? arg.slice(10) : [],
);
/** Whether stories may be asked for: finding out which there are takes as long as hundreds of other tests. */
const withStories = named.length === 0 || named.some((name) => name === 'stories' || /[*!]/.test(name));

const IN_ROOMS = '{theme,locales,questionnaire,api,ui,app,previews,scripts}/**';
const IN_TESTS = 'tests/{boundaries,lighthouse,visual}/**';
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/** Every story, in Chromium. */
function stories(): TestProjectInlineConfiguration {
  return {
    // Every way through a flow, in every language, is for nights: `npm run test:all`.
    define: { 'import.meta.env.PARVIS_ALL': JSON.stringify(all) },
    plugins: [
      storybookTest({
        configDir: '.storybook',
        tags: { include: ['test'], exclude: [], skip: [] },
      }),
    ],
    optimizeDeps: {
      // Named one by one: what is found only during a run makes the page reload in the middle of a test.
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@stitches/react',
        '@radix-ui/react-dialog',
        'react-hook-form',
        'vaul',
        'zod/mini',
      ],
    },
    test: {
      name: 'stories',
      // One page at a time: a page behind another is drawn late, and stories look at what is drawn.
      fileParallelism: false,
      testTimeout: HANGS,
      hookTimeout: HANGS,
      browser: {
        enabled: true,
        headless: true,
        // One page for all files: a page of its own for each costs a third more.
        isolate: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    // One more than vitest takes by itself: two on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: [`${IN_ROOMS}/*.test.ts`, `${IN_TESTS}/*.test.ts`],
          exclude: [...NOT_OURS, '**/*.alone.test.ts'],
        },
      },
      {
        test: {
          ...inNode,
          name: 'alone',
          isolate: true,
          include: [`${IN_ROOMS}/*.alone.test.ts`, `${IN_TESTS}/*.alone.test.ts`],
          exclude: NOT_OURS,
        },
      },
      {
        test: {
          ...inNode,
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{security,contract,outside}/**/*.test.ts'],
          exclude: NOT_OURS,
          globalSetup: ['server/platform/db/testing/globalSetup.ts'],
        },
      },
      {
        test: {
          name: 'commands',
          testTimeout: 2 * HANGS,
          hookTimeout: HANGS,
          include: ['tests/commands/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'engines',
          testTimeout: 2 * HANGS,
          hookTimeout: HANGS,
          include: ['tests/engines/*.test.ts'],
        },
      },
      {
        test: {
          name: 'engineStories',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: ['tests/engines/stories/*.test.ts'],
        },
      },
      ...(withStories ? [stories()] : []),
    ],
  },
});
