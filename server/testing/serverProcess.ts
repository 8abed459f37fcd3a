import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { bundled } from './bundled.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** stdout and stderr combined, then each. */
  said(): string;
  printed(): string;
  told(): string;
  /** Exit code and signal. */
  ended(): Promise<unknown[]>;
}

export function startServer(env: Readonly<Record<string, string>>, ...args: string[]): ServerProcess {
  const child = spawn(process.execPath, [bundled(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PARVIS_DEMO: '1', LEAVE_SECONDS: '0', ...env },
  });
  const heard = { printed: '', told: '', said: '' };
  const hear = (way: 'printed' | 'told') => (chunk: Buffer) => {
    heard[way] += chunk.toString();
    heard.said += chunk.toString();
  };
  child.stdout.on('data', hear('printed'));
  child.stderr.on('data', hear('told'));
  const ended = once(child, 'close');
  return {
    child,
    said: () => heard.said,
    printed: () => heard.printed,
    told: () => heard.told,
    ended: () => ended,
  };
}

/** Waits with a timeout for slow machines. */
export const inItsTime = (expectation: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(expectation, { timeout: 60_000, interval: 50 });
