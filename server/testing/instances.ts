import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addresses } from '@parvis/api/addresses';
import { findFreePort } from './findFreePort.ts';
import { startServer, waitForProcess } from './serverProcess.ts';

const TOKEN = 'a-secret-of-figures';

export interface Instance {
  readonly port: number;
  getMessages(): string[];
  getMetric(name: string): Promise<number>;
  stop(): Promise<unknown[]>;
  kill(): void;
}

export interface InstanceOptions {
  readonly url: string;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

const SHIFT = `const off = Number(process.env.TEST_CLOCK_OFF);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Real.now() + off);
  }
  static now() {
    return Real.now() + off;
  }
};`;

/** Environment that shifts a process's clock. */
export function shiftClock(folder: string, milliseconds: number): Record<string, string> {
  const file = join(folder, 'clock.mjs');
  writeFileSync(file, SHIFT);
  return {
    TEST_CLOCK_OFF: String(milliseconds),
    NODE_OPTIONS: `--import=${pathToFileURL(file).href}`,
  };
}

export async function startInstance({ url, folder, env }: InstanceOptions, port?: number): Promise<Instance> {
  const at = port ?? (await findFreePort());
  for (const name of ['media', 'erased']) mkdirSync(join(folder, name), { recursive: true });
  const server = startServer({
    PORT: String(at),
    DATABASE_URL: url,
    PARVIS_DEMO: '1',
    PARVIS_MEDIA: join(folder, 'media'),
    PARVIS_ERASED: join(folder, 'erased'),
    PARVIS_LOG: 'json',
    METRICS_TOKEN: TOKEN,
    TRUST_PROXY: '127.0.0.1',
    ...env,
  });
  const origin = `http://127.0.0.1:${at}`;
  await waitForProcess(async () => {
    if (server.child.exitCode !== null) throw new Error(server.getOutput());
    const answer = await fetch(origin + addresses.ready.template);
    if (!answer.ok) throw new Error(await answer.text());
  });
  return {
    port: at,
    getMessages: () =>
      server
        .getOutput()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { level: string; message?: string })
        .flatMap(({ level, message }) => (message === undefined ? [] : [`${level}: ${message}`])),
    async getMetric(name) {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`${origin}/metrics`, { headers })).text();
      const lines = text.split('\n').filter((line) => line.startsWith(name));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    stop() {
      server.child.kill('SIGTERM');
      return server.waitForExit();
    },
    kill: () => void server.child.kill('SIGKILL'),
  };
}
