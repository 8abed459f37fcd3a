import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { findFreePort } from '../../server/testing/findFreePort.ts';
import { until } from './wait.ts';

const root = join(import.meta.dirname, '..', '..');
const main = join(root, 'server', 'dist', 'main.js');

/** Supervised: counts and restarts unexpected exits. */
export interface Server {
  readonly address: string;
  ends(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** @returns exit status */
  stop(): Promise<number | null>;
  log(): string;
}

/** Embedded folder or database address. */
export type Store = { readonly data: string } | { readonly database: string };

const environment = (port: number, store: Store): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  PARVIS_DEMO: '1',
  PARVIS_LIMIT_FACTOR: '1000000',
  PARVIS_ADDRESS_CEILING: '10000000',
  PARVIS_CUSTOMERS: '',
  SMTP_URL: '',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
  DATABASE_URL: 'database' in store ? store.database : '',
  PARVIS_DATA: 'data' in store ? store.data : '',
});

/** Without starting it. */
export async function newServer(store: Store, more: NodeJS.ProcessEnv = {}): Promise<Server> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let ends = 0;
  let log = '';

  function launch(): ChildProcess {
    const launched = spawn(process.execPath, [main], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(port, store), ...more },
    });
    for (const stream of [launched.stdout, launched.stderr])
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString();
      });
    launched.once('exit', () => {
      if (child !== launched) return;
      ends += 1;
      child = launch();
    });
    return launched;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    ending.kill(signal);
    await once(ending, 'exit');
    return ending.exitCode;
  }

  return {
    address,
    ends: () => ends,
    kill: async () => void (await end('SIGKILL')),
    async start() {
      child = launch();
      await until('The server is ready', async () => {
        if (ends > 5) throw new Error(`The server does not start:\n${log.slice(-2000)}`);
        return (await fetch(`${address}${addresses.ready.template}`).catch(() => undefined))?.ok === true;
      });
    },
    stop: () => end('SIGTERM'),
    log: () => log,
  };
}

/** Like a container. */
const APART = ['unshare', '--pid', '--fork', '--ipc', '--mount-proc'];

/** Available here. */
export const canBeApart = (): boolean => spawnSync(APART[0] ?? '', [...APART.slice(1), 'true']).status === 0;

/** @returns status and output */
export async function endingServer(
  store: Store,
  apart: boolean,
): Promise<{ status: number | null; said: string }> {
  const [program = '', ...args] = [...(apart ? APART : []), process.execPath, main];
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(await findFreePort(), store),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await once(child, 'close');
  return { status: child.exitCode, said };
}
