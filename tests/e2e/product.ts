import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { getTestFolder } from '../../server/platform/db/testing/testServer.ts';
import { copyData } from '../../server/testing/copyData.ts';
import { findFreePort } from '../../server/testing/findFreePort.ts';

const root = join(import.meta.dirname, '..', '..');
const main = join(root, 'server', 'dist', 'main.js');
/** Milliseconds for the product to start or stop. */
const PATIENCE = 60_000;

export interface ProductOptions {
  /** A shared PostgreSQL instead of its own. */
  readonly database?: string;
  /** A Redis that carries events between instances. */
  readonly bus?: string;
  /** Runs after a clean stop, before the data is removed. */
  readonly keep?: (data: string) => void;
  /** Folder of customers' folders, each with a `customer.json`. */
  readonly customers?: string;
  /** A fixed port; a free one by default. */
  readonly port?: number;
  /** Hosts of customers, in the form of `PARVIS_SITES`. */
  readonly sites?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Listening address; loopback by default. */
  readonly host?: string;
}

interface Mail {
  readonly id: number | string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface Product {
  readonly address: string;
  /** Its address in the local network, if any. */
  readonly lanAddress: string | undefined;
  /** Kills the server as a power cut would; its database survives briefly. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Whether it was down at a time (epoch ms): requests then get 503. */
  readonly wasAway: (at: number) => boolean;
  /** The outbox page's path, as printed at the last start. */
  readonly outboxPath: () => Promise<string>;
  /** Mails it would have sent, newest first. */
  readonly outbox: () => Promise<readonly Mail[]>;
  readonly log: () => string;
}

/** This machine's address in the local network. */
export function findLocalNetworkAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !/^169\.254\./.test(address),
  )?.address;
}

/** Polls until a condition holds. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s.`);
    await pause(50);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Stops a database whose server is gone. */
async function endDatabase(data: string): Promise<void> {
  const file = join(data, 'database', 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!(pid > 0) || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  await until('The database ends', () => !isAlive(pid));
}

/** Data of a first start, made once by the setup to save seconds. */
export const PREPARED = 'PARVIS_E2E_PREPARED';

export function copyPrepared(data: string): void {
  const prepared = process.env[PREPARED];
  if (prepared) copyData(prepared, data);
}

let products = 0;

/** Starts the built product on a free port and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  products += 1;
  const data = getTestFolder(`product${products}`);
  mkdirSync(dirname(data), { recursive: true });
  if (!options.database) copyPrepared(data);
  let child: ChildProcess | undefined;
  let log = '';

  let startedAt = 0;
  const away: { since: number; until: number }[] = [];
  const start = async () => {
    startedAt = log.length;
    const started = spawn(process.execPath, [main], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: options.host ?? '127.0.0.1',
        PARVIS_DATA: data,
        PARVIS_DEMO: '1',
        PARVIS_CUSTOMERS: options.customers ?? '',
        DATABASE_URL: options.database ?? '',
        BUS_URL: options.bus ?? '',
        SMTP_URL: '',
        PUBLIC_URL: '',
        NEWS_QUIET: '0',
        PARVIS_SITES: options.sites ?? '',
        ...options.env,
      },
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString();
      });
    }
    child = started;
    await until('The product is ready', async () => {
      if (started.exitCode !== null) throw new Error(`The product ended while starting:\n${log}`);
      return (await fetch(`${address}${addresses.ready.template}`).catch(() => undefined))?.ok === true;
    });
    for (const time of away) time.until = Math.min(time.until, Date.now());
  };

  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await until('The server ends', () => ending.exitCode !== null || ending.signalCode !== null);
  };

  const stop = async () => {
    await end('SIGTERM');
    await endDatabase(data);
    options.keep?.(data);
    rmSync(data, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await end('SIGKILL');
    await stop();
    throw error;
  }
  const network = findLocalNetworkAddress();
  const outboxPath = async () => {
    const printed = () => /\/dev\/outbox-[\w-]+/.exec(log.slice(startedAt))?.[0];
    await until('The path of the outbox is printed', () => printed() !== undefined);
    return printed() ?? '';
  };
  return {
    address,
    lanAddress: network && `http://${network}:${port}`,
    kill: () => {
      away.push({ since: Date.now(), until: Number.POSITIVE_INFINITY });
      return end('SIGKILL');
    },
    restart: start,
    stop,
    wasAway: (at) => away.some(({ since, until }) => since <= at && at <= until),
    log: () => log,
    outboxPath,
    outbox: async () => {
      const response = await fetch(`${address}${await outboxPath()}.json`);
      if (!response.ok) throw new Error(`The outbox answers ${response.status}.`);
      return (await response.json()) as Mail[];
    },
  };
}
