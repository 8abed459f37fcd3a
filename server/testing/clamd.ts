import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

/** Harmless EICAR signature, split so that scanners ignore this file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export const hasClamd: boolean = spawnSync('clamd', ['--version']).status === 0;

export interface TestClamd {
  readonly url: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

const isListening = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

export async function startClamd(folder: string): Promise<TestClamd> {
  const data = join(folder, 'signatures');
  const socket = join(folder, 'clamd.sock');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'test.ndb'), `Eicar-Test:0:*:${EICAR.toString('hex')}\n`);
  const settings = join(folder, 'clamd.conf');
  writeFileSync(
    settings,
    `DatabaseDirectory ${data}\nLocalSocket ${socket}\nFixStaleSocket yes\nForeground yes\n`,
  );
  let child: ChildProcess;
  const again = async () => {
    child = spawn('clamd', ['--config-file', settings], { stdio: 'ignore' });
    while (!(await isListening(socket))) {
      if (child.exitCode !== null) throw new Error('clamd ended before it listened.');
      await turn();
    }
  };
  await again();
  return {
    url: `unix:${socket}`,
    restart: again,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
    },
  };
}
