// A process that runs test files one by one, with one file broken, until one of them fails. What is asked and answered
// goes by messages, so that who asks can end it where a broken rule runs for ever.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../../scripts/project.mjs';
import { broken, setBroken } from './broken.mjs';

// As its command line says it: the projects of stories ask for it.
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

/** What failed before would count as a failure of the next, which `bail` then passes over. */
function forget() {
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
}

/** Whether a test file fails, and in how many milliseconds. */
async function tried(test) {
  const begun = Date.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specificationOf(test));
  const failed =
    unhandledErrors.length > 0 || testModules.length === 0 || testModules.some((module) => !module.ok());
  return { test, failed, took: Date.now() - begun };
}

process.on('message', async ({ file, text, tests }) => {
  const path = join(ROOT, file);
  // The one before is whole again.
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
// With whatever still runs in a loop.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.send({ ready: true });
