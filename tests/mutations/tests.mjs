// Until one fails. By messages: the parent can kill an endless loop.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../../scripts/project.mjs';
import { broken, setBroken } from './broken.mjs';

// Story projects require it.
process.env.VITEST = 'true';
const vitest = await createVitest('test', {
  config: join(import.meta.dirname, 'vitest.config.mjs'),
  root: ROOT,
  watch: false,
  bail: 1,
  reporters: [{}],
  printConsoleTrace: false,
  silent: true,
});
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();
const specificationOf = (test) => specifications.filter(({ moduleId }) => moduleId === join(ROOT, test));

/** They would trigger `bail` in the next run. */
function forget() {
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
}

/** And its duration in ms. */
async function tried(test) {
  const begun = Date.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specificationOf(test));
  const failed =
    unhandledErrors.length > 0 || testModules.length === 0 || testModules.some((module) => !module.ok());
  return { test, failed, took: Date.now() - begun };
}

process.on('message', async ({ file, text, tests }) => {
  const path = join(ROOT, file);
  for (const changed of [broken().path, path]) if (changed) vitest.invalidateFile(changed);
  setBroken(path, text);
  for (const test of tests) {
    forget();
    const result = await tried(test);
    process.send(result);
    if (result.failed) break;
  }
  process.send({ over: true });
});
// Also in an endless loop.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.send({ ready: true });
