import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { packageRoot } from '../base/packageRoot.ts';
import { bundlesOf } from '../store/testing/testServer.ts';

const vite = join(packageRoot, '..', 'node_modules', 'vite', 'bin', 'vite.js');

let main: string | undefined;

/** The server as it is now in one file, made once: from its sources each process would take two seconds longer to start. */
export function bundled(): string {
  if (main) return main;
  const folder = join(bundlesOf(inject('testServer').prefix), String(process.pid));
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  main = join(folder, 'main.js');
  return main;
}
