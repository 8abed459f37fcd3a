import { Tinypool } from 'tinypool';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type * as drawings from './tasks.ts';

export type TaskMap<File> = { readonly [Name in keyof File]: (given: never) => unknown };

interface Threads<Tasks extends TaskMap<Tasks>> {
  /** @throws Refusal unavailable on timeout or out of memory */
  run<Name extends keyof Tasks & string>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

/** Includes queueing. */
const TIMEOUT_MS = 60_000;
const SIZE = { threads: 2, idleMs: 60_000, megabytes: 512 } as const;

function openPool(file: URL): Tinypool {
  const opened = new Tinypool({
    filename: file.href,
    minThreads: 0,
    maxThreads: SIZE.threads,
    idleTimeout: SIZE.idleMs,
    resourceLimits: { maxOldGenerationSizeMb: SIZE.megabytes },
  });
  // A worker error must not end the server.
  opened.on('error', (error: Error) => process.emitWarning(error));
  return opened;
}

const isExhausted = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** Starts on the first task. */
export function createThreads<Tasks extends TaskMap<Tasks>>(file: URL): Threads<Tasks> {
  let pool: Tinypool | undefined;
  return {
    async run(name, given) {
      pool ??= openPool(file);
      try {
        return await pool.run(given, { name, signal: AbortSignal.timeout(TIMEOUT_MS) });
      } catch (error) {
        if (isExhausted(error)) throw new Refusal('unavailable', { retryAfter: 5 });
        throw error;
      }
    },
  };
}

const fromSource = import.meta.url.endsWith('.ts');

const tasks = new URL(fromSource ? './tasksFromSource.mjs' : './tasks.js', import.meta.url);

export const threads = createThreads<typeof drawings>(tasks);
