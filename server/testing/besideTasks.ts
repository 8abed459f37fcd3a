import { pathToFileURL } from 'node:url';
import { createTaskProcess } from '../modules/media/processing/taskProcess.ts';
import type { FragileTasks } from './fragileTasks.ts';

/** Prints the pid of its child process. */
const [file = ''] = process.argv.slice(2);
const beside = createTaskProcess<FragileTasks>(pathToFileURL(file), {
  waiting: 1,
  patienceMs: 60_000,
  idleMs: 60_000,
});
process.stdout.write(String((await beside.run('about', undefined)).pid));
setInterval(() => undefined, 60_000);
