import type { TaskMap } from './threads.ts';

export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
}

export type TaskMessage =
  | { readonly ready: true }
  | { readonly answer: unknown }
  | { readonly error: string };

/** Runs one by one; exits with the parent. */
export function serveTasks<Tasks extends TaskMap<Tasks>>(tasks: Tasks): void {
  const sendMessage = (message: TaskMessage) => process.send?.(message);
  // The small heap does not trigger collection of picture buffers.
  const collectGarbage = () => globalThis.gc?.();
  process.on('message', async ({ name, input }: TaskRequest) => {
    try {
      sendMessage({ answer: await tasks[name as keyof Tasks](input as never) });
    } catch (error) {
      sendMessage({ error: String(error) });
    }
    setImmediate(collectGarbage);
  });
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  sendMessage({ ready: true });
}
