import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  told(): Promise<string>;
  end(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ignores its output. */
export function startChild(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const first = new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (line) => resolve(String(line).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended before it was of use.`)));
  });
  first.catch(() => undefined);
  return {
    told: () => first,
    end: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
