import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { getBundlesFolder } from '../platform/db/testing/testServer.ts';
import { packageRoot } from '../platform/lib/packageRoot.ts';

const vite = join(packageRoot, '..', 'node_modules', 'vite', 'bin', 'vite.js');

/** Milliseconds. */
const BUILD_TIMEOUT_MS = 100_000;

let made: string | undefined;

/** The run's first worker builds. */
function claimBuild(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function waitForBundle(made: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const end = Date.now() + BUILD_TIMEOUT_MS;
  while (!existsSync(made)) {
    if (Date.now() > end) throw new Error(`No bundle of the server was made: ${made} is missing.`);
    Atomics.wait(pause, 0, 0, 50);
  }
}

/** Built once per run (`vite.config.ts`): sources start two seconds slower. */
export function getBundlePath(name = 'main'): string {
  made ??= buildBundles();
  return join(made, `${name}.js`);
}

function buildBundles(): string {
  const run = getBundlesFolder(inject('testServer').prefix);
  const folder = join(run, 'server');
  const sign = join(run, 'made');
  if (!claimBuild(run)) waitForBundle(sign);
  else {
    const config = join(packageRoot, 'testing', 'vite.config.ts');
    execFileSync(process.execPath, [vite, 'build', '-c', config, '--outDir', folder, '--logLevel', 'error'], {
      cwd: packageRoot,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    writeFileSync(sign, '');
  }
  return folder;
}
