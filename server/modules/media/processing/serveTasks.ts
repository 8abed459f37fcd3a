import type { TasksOf } from './threads.ts';

/** A task on its way into the process that does it. */
export interface AskedTask {
  readonly name: string;
  readonly given: unknown;
}

/** What comes back: that the process can begin, or what a task came to. */
export type ToldByTask = { readonly ready: true } | { readonly answer: unknown } | { readonly error: string };

/** Does tasks for the process that began this one, one after the other, and ends with it. */
export function serveTasks<Tasks extends TasksOf<Tasks>>(tasks: Tasks): void {
  const tell = (told: ToldByTask) => process.send?.(told);
  // What a picture took is given back at once: the engine's own heap is so small that it sees no reason to.
  const giveBack = () => globalThis.gc?.();
  process.on('message', async ({ name, given }: AskedTask) => {
    try {
      tell({ answer: await tasks[name as keyof Tasks](given as never) });
    } catch (error) {
      tell({ error: String(error) });
    }
    setImmediate(giveBack);
  });
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  tell({ ready: true });
}
