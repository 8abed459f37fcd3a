import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.ts';

/** Whether this machine has a Redis to test against. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test's own, which keeps nothing. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** Ends it without a farewell. */
  kill(): Promise<void>;
  /** Keeps it from answering, with all connections open, and lets it go on. */
  hold(): void;
  goOn(): void;
}

/** A Redis on a port of its own, started. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const started = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
      child = started;
      let said = '';
      for await (const chunk of started.stdout) {
        said += String(chunk);
        if (said.includes('Ready to accept connections')) break;
      }
      // Reading in a loop ends the stream: what is said from now on is nobody's.
      started.stdout.destroy();
    },
    hold: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
  await server.start();
  return server;
}
