// See `tests.mjs`.
import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';
import { broken } from './broken.mjs';

const asBroken = {
  name: 'parvis-broken',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === broken().path ? broken().text : undefined),
};

const { projects, ...test } = root.test;

export default defineConfig({
  test: {
    ...test,
    maxWorkers: 1,
    projects: projects
      .filter((project) =>
        (process.env.MUTATIONS_IN ?? 'unit,alone,server').split(',').includes(project.test.name),
      )
      .map((project) => ({
        ...project,
        plugins: [...(project.plugins ?? []), asBroken],
        test: { ...project.test, isolate: true, pool: process.env.POOL ?? 'forks' },
      })),
  },
});
