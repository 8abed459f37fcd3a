import { Tinypool } from 'tinypool';
import { Refusal } from '../base/refusal.ts';
import type * as tasks from './tasks.ts';

type Tasks = typeof tasks;
type Name = keyof Tasks;

/** How long a picture may take with its wait, milliseconds; what takes longer is ended with its thread. */
const PATIENCE_MS = 60_000;
/** Threads at most, how long one without work stays, and what one may hold: megabytes. */
const SIZE = { threads: 2, idleMs: 60_000, megabytes: 512 } as const;

const fromSource = import.meta.url.endsWith('.ts');

let pool: Tinypool | undefined;

/** Opened when the first picture comes. */
function open(): Tinypool {
  const opened = new Tinypool({
    filename: new URL(fromSource ? './tasksFromSource.mjs' : './tasks.js', import.meta.url).href,
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

/**
 * Does a task on a thread of its own, so that the server goes on answering meanwhile.
 * @throws Refusal unavailable when it takes too long, or more memory than a thread has
 */
async function run<N extends Name>(
  name: N,
  given: Parameters<Tasks[N]>[0],
): Promise<Awaited<ReturnType<Tasks[N]>>> {
  pool ??= open();
  try {
    return await pool.run(given, { name, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (isExhausted(error)) throw new Refusal('unavailable', { retryAfter: 5 });
    throw error;
  }
}

/** Threads beside the server's own, for what takes long. */
export const threads = { run } as const;
