import { pathToFileURL } from 'node:url';
import { processFor } from '../modules/media/processing/taskProcess.ts';
import type { FragileTasks } from './fragileTasks.ts';

/** A server that has begun a process beside it, says which, and goes on. */
const [file = ''] = process.argv.slice(2);
const beside = processFor<FragileTasks>(pathToFileURL(file), {
  waiting: 1,
  patienceMs: 60_000,
  idleMs: 60_000,
});
process.stdout.write(String((await beside.run('about', undefined)).pid));
setInterval(() => undefined, 60_000);
