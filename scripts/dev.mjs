// Development: a restarting server, and Vite with hot reload that proxies its paths (app/vite.config.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './project.mjs';

requireNode();
await ensureInstalled();

const port = process.env.PORT ?? '8080';
const env = {
  PARVIS_DEMO: '1',
  ...process.env,
  NODE_ENV: 'development',
  PORT: port,
  PARVIS_SERVER: process.env.PARVIS_SERVER ?? `http://127.0.0.1:${port}`,
};

const children = [
  ['--watch', '--import', 'tsx', 'server/main.ts'],
  [join('node_modules', 'vite', 'bin', 'vite.js'), 'app'],
].map((args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }));

const running = new Set(children);

/** This one exits with the last. */
function stop(status) {
  process.exitCode ??= status;
  for (const child of running) child.kill('SIGTERM');
}

for (const child of children) {
  child.once('error', (error) => console.error(error.message));
  child.once('exit', (code) => {
    running.delete(child);
    stop(code ?? 0);
  });
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
