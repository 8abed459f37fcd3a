import { Tinypool } from 'tinypool';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type * as drawings from './tasks.ts';

export type TasksOf<File> = { readonly [Name in keyof File]: (given: never) => unknown };

/** Threads beside the server's own, for what takes long. */
interface Threads<Tasks extends TasksOf<Tasks>> {
  /**
   * Does a task on a thread of its own, so that the server goes on answering meanwhile. @throws Refusal unavailable when it takes too
   * long, or more memory than a thread has
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

/** How long a picture may take with its wait, milliseconds; what takes longer is ended with its thread. */
const PATIENCE_MS = 60_000;
/** Threads at most, how long one without work stays, and what one may hold: megabytes. */
const SIZE = { threads: 2, idleMs: 60_000, megabytes: 512 } as const;

function open(file: URL): Tinypool {
  const opened = new Tinypool({
    filename: file.href,
    minThreads: 0,
    maxThreads: SIZE.threads,
    idleTimeout: SIZE.idleMs,
    resourceLimits: { maxOldGenerationSizeMb: SIZE.megabytes },
  });
  // A thread that cannot begin is told, and ends nothing: whoever waits for it is told to come again.
  opened.on('error', (error: Error) => process.emitWarning(error));
  return opened;
}

/** Whether a task was ended: by its time, or since its thread had no memory left. */
const isExhausted = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** Threads for the tasks that a file exports; the first begins when the first task comes. */
export function threadsFor<Tasks extends TasksOf<Tasks>>(file: URL): Threads<Tasks> {
  let pool: Tinypool | undefined;
  return {
    async run(name, given) {
      pool ??= open(file);
      try {
        return await pool.run(given, { name, signal: AbortSignal.timeout(PATIENCE_MS) });
      } catch (error) {
        if (isExhausted(error)) throw new Refusal('unavailable', { retryAfter: 5 });
        throw error;
      }
    },
  };
}

const fromSource = import.meta.url.endsWith('.ts');

const tasks = new URL(fromSource ? './tasksFromSource.mjs' : './tasks.js', import.meta.url);

export const threads = threadsFor<typeof drawings>(tasks);
