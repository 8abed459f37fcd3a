import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { getBundlePath } from './getBundlePath.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Both, then each. */
  getOutput(): string;
  getStdout(): string;
  getStderr(): string;
  /** Exit code and signal. */
  waitForExit(): Promise<unknown[]>;
}

export function startServer(env: Readonly<Record<string, string>>, ...args: string[]): ServerProcess {
  const child = spawn(process.execPath, [getBundlePath(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PARVIS_DEMO: '1', LEAVE_SECONDS: '0', ...env },
  });
  const heard = { printed: '', told: '', said: '' };
  const collectOutput = (way: 'printed' | 'told') => (chunk: Buffer) => {
    heard[way] += chunk.toString();
    heard.said += chunk.toString();
  };
  child.stdout.on('data', collectOutput('printed'));
  child.stderr.on('data', collectOutput('told'));
  const ended = once(child, 'close');
  return {
    child,
    getOutput: () => heard.said,
    getStdout: () => heard.printed,
    getStderr: () => heard.told,
    waitForExit: () => ended,
  };
}

/** Slow machines need the timeout. */
export const waitForProcess = (expectation: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(expectation, { timeout: 60_000, interval: 50 });
