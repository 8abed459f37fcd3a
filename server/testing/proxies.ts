import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { packageRoot } from '../platform/lib/packageRoot.ts';
import { findFreePort } from './findFreePort.ts';

const isInstalled = (program: string, argument: string): boolean =>
  spawnSync(program, [argument]).error === undefined;

export const hasNginx = isInstalled('nginx', '-v');
export const hasCaddy = isInstalled('caddy', 'version');

export interface ServerProxy {
  port: number;
  origin: string;
  stop(): Promise<void>;
}

const readExample = (name: string): string =>
  readFileSync(join(packageRoot, '..', 'docs', 'operating', name), 'utf8');

/** The documented example, without https. */
function buildNginxConfig(folder: string, port: number, ports: readonly number[]): string {
  const location = readExample('nginx.conf').match(/ {4}location \/ \{\n {8}proxy_pass[\s\S]*?\n {4}\}/)?.[0];
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'errors')}; events {}
http {
  access_log off; ${paths.join(' ')}
  upstream parvis { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')} keepalive 64; }
  server { listen 127.0.0.1:${port}; client_max_body_size 2m;
${location}
  }
}`;
}

const buildCaddyConfig = (port: number, ports: readonly number[]): string =>
  `{\n\tadmin off\n}\n${readExample('Caddyfile')
    .replace('parvis.example {', `http://127.0.0.1:${port} {`)
    .replace(
      'reverse_proxy 127.0.0.1:8080',
      `reverse_proxy ${ports.map((each) => `127.0.0.1:${each}`).join(' ')}`,
    )}`;

async function waitForProxy(child: ChildProcess, port: number, folder: string): Promise<ServerProxy> {
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  while (!(await fetch(origin + addresses.health.template).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The proxy ended.');
    await pause(50);
  }
  return {
    port,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startProxy(kind: 'nginx' | 'caddy', ports: readonly number[]): Promise<ServerProxy> {
  const folder = mkdtempSync(join(tmpdir(), `parvis-${kind}-`));
  // Started by root, nginx runs its workers as the user `nobody`.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const config = join(folder, kind);
  writeFileSync(
    config,
    kind === 'nginx' ? buildNginxConfig(folder, port, ports) : buildCaddyConfig(port, ports),
  );
  const args = kind === 'nginx' ? ['-c', config] : ['run', '--adapter', 'caddyfile', '--config', config];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return waitForProxy(spawn(kind, args, { stdio: 'ignore', env }), port, folder);
}
