import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { countPlaywright, countStatus, countVitest } from './counts.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

const packaged = (...parts) => join(ROOT, 'node_modules', ...parts);
const script = (...parts) => join(ROOT, 'scripts', ...parts);

/** A step that either holds or does not. */
const single = (name, title, args, more) => ({ name, title, args: () => args, count: countStatus, ...more });

/** A step of vitest, counted test by test; `beside`: another project that runs and counts with it. */
const vitest = (project, title, { name = project, beside, reporter, ...more }) => ({
  name,
  title,
  args: (report) => [
    ...[packaged('vitest', 'vitest.mjs'), 'run', '--project', project],
    ...(beside ? ['--project', beside] : []),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...(reporter ? [`--reporter=${reporter}`] : []),
  ],
  count: countVitest,
  failures: failuresOfVitest,
  ...more,
});

const playwrightArgs = (name) => [
  ...[packaged('playwright', 'cli.js'), 'test', '-c', `tests/${name}/playwright.config.ts`],
];

/** A step of Playwright on what was built, counted test by test. */
const playwright = (name, title, more) => ({
  name,
  title,
  args: () => [...playwrightArgs(name), '--reporter=list,json'],
  count: countPlaywright,
  failures: failuresOfPlaywright,
  browser: true,
  built: true,
  left: join(ROOT, 'test-results', name),
  ...more,
});

/**
 * What must hold, in the order in which it runs. `lane`: steps of two lanes run beside each other. `budget`: processor
 * seconds it may take on every landing, where stories and pictures stand by their evidence, and (`budgetOfAll`, where it does more there) with `--all`; `allOnly`: part of
 * that alone, for nights and releases. `prepares`: what steps with `built` stand on, done by each of several machines. `left`: where tests that failed leave what they showed. `again`: how tests that failed are run once more, for the eyes.
 */
export const STEPS = [
  single('types', 'Types', [packaged('typescript', 'bin', 'tsc'), '--noEmit'], {
    lane: 'sources',
    budget: 25,
  }),
  single('lint', 'Lint and boundaries', [packaged('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'], {
    lane: 'sources',
    budget: 11,
  }),
  single('dead', 'Dead code', [packaged('knip', 'bin', 'knip.js')], { lane: 'sources', budget: 8 }),
  vitest('unit', 'Unit tests', { beside: 'alone', lane: 'sources', budget: 64, budgetOfAll: 600 }),
  vitest('unit', 'Unit tests, each file alone', {
    name: 'isolated',
    lane: 'sources',
    budget: 80,
    allOnly: true,
    env: { PARVIS_ISOLATED: 'yes', PARVIS_WALKS: '2000' },
  }),
  vitest('server', 'Server tests', { lane: 'sources', budget: 180 }),
  vitest('server', 'Server tests, each file alone', {
    name: 'serverIsolated',
    lane: 'sources',
    budget: 300,
    allOnly: true,
    env: { PARVIS_ISOLATED: 'yes' },
  }),
  single('build', 'Build: product, book, packages', [script('build.mjs')], {
    lane: 'product',
    budget: 42,
    prepares: true,
  }),
  single('size', 'Size budget', [script('size.mjs')], {
    lane: 'product',
    budget: 3,
    browser: true,
    built: true,
  }),
  vitest('stories', 'Stories in Chromium, with axe', {
    lane: 'product',
    browser: true,
    built: true,
    // What nothing has changed of is not played anew.
    env: { PARVIS_BY_EVIDENCE: 'yes' },
    reporter: './tests/stories/reporter.ts',
    budget: 58,
    budgetOfAll: 450,
  }),
  playwright('storybook', 'Book of components', { lane: 'product', budget: 63 }),
  playwright('visual', 'Pictures of components', { lane: 'product', budget: 52, budgetOfAll: 450 }),
  playwright('outside', 'Packages in another project', { lane: 'product', budget: 40, budgetOfAll: 110 }),
  playwright('e2e', 'End to end', {
    lane: 'product',
    budget: 560,
    budgetOfAll: 1500,
    again: [...playwrightArgs('e2e'), '--last-failed', '--trace=on', '--reporter=list'],
  }),
  // Where a browser is not installed it is skipped by name.
  vitest('engines', 'Firefox and WebKit', { lane: 'product', budget: 62, built: true }),
  vitest('engineStories', 'Stories in Firefox and WebKit', {
    lane: 'product',
    budget: 500,
    built: true,
    allOnly: true,
  }),
  vitest('commands', 'Documented commands', { lane: 'product', budget: 180, built: true, allOnly: true }),
  single('lighthouse', 'Lighthouse on a slow phone', [join(ROOT, 'tests', 'lighthouse', 'start.mjs')], {
    lane: 'product',
    budget: 120,
    browser: true,
    built: true,
    allOnly: true,
  }),
];

/** What a whole run may take on every landing: seconds by the clock on two quiet cores, and of all processors. */
export const WHOLE = { wall: 1200, processor: 1200 };
