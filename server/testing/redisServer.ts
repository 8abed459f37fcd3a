import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './findFreePort.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Without persistence. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Connections stay open. */
  hold(): void;
  goOn(): void;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort();
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
      // Breaking the loop ends the stream.
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
