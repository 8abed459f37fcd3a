import type { TasksOf } from './threads.ts';

export interface AskedTask {
  readonly name: string;
  readonly given: unknown;
}

export type ToldByTask = { readonly ready: true } | { readonly answer: unknown } | { readonly error: string };

/** Runs tasks for the parent process one by one and exits with it. */
export function serveTasks<Tasks extends TasksOf<Tasks>>(tasks: Tasks): void {
  const tell = (told: ToldByTask) => process.send?.(told);
  // The heap is too small to trigger collection of picture buffers by itself.
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
