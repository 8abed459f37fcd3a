import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { findFreePort } from '../../server/testing/findFreePort.ts';

export interface Server {
  port: number;
  /** With child processes, bytes, shared pages once; undefined where unavailable. */
  memory(): number | undefined;
  /** ms; undefined where unavailable. */
  work(): number | undefined;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

function familyOf(pid: string): string[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const begun = threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...begun];
}

const memoryOf = ({ pid }: ChildProcess): number | undefined => {
  try {
    const kilobytes = familyOf(String(pid)).map((one) =>
      // Ended processes have none.
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
    return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
  } catch {
    return undefined;
  }
};

/** Per second. */
const TICKS = 100;

export const workOf = (pid: number | undefined): number | undefined => {
  try {
    // After the process name, which may contain anything: fields twelve and thirteen are user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return ((Number(fields?.[11]) + Number(fields?.[12])) / TICKS) * 1000;
  } catch {
    return undefined;
  }
};

/** `LOAD_PROFILE=<folder>`: CPU profile per server, on exit. */
const folder = process.env.LOAD_PROFILE;
const profiling = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];

/** The port opens before the `ready` line. */
async function start(file: string, ready: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...profiling, file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it served.`);
    if (Date.now() > end) throw new Error(`${file} did not serve within ${PATIENCE_MS / 1000} s.`);
    const answer = await fetch(`http://127.0.0.1:${port}${ready}`).catch(() => undefined);
    if (answer?.ok) break;
    await pause(50);
  }
  return {
    port,
    memory: () => memoryOf(child),
    work: () => workOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const root = join(import.meta.dirname, '..', '..');

export const customersFolder = join(import.meta.dirname, 'customers');

/** Limits out of reach. */
export const startOurs = (url: string): Promise<Server> =>
  start(join(root, 'server', 'dist', 'main.js'), addresses.ready.template, {
    DATABASE_URL: url,
    PARVIS_CUSTOMERS: customersFolder,
    PARVIS_LIMIT_FACTOR: '1000000',
    PARVIS_ADDRESS_CEILING: '10000000',
  });

export const startBare = (url: string): Promise<Server> =>
  start(join(import.meta.dirname, 'bare.mjs'), '/', { DATABASE_URL: url });
