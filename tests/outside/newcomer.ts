import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';
import type { Said } from './stranger.ts';

const PACKED = join('dist', 'packages');

/** Has the folder, packed packages and a terminal. */
export class Newcomer {
  readonly folder = mkdtempSync(join(tmpdir(), 'parvis-yours-'));
  private place = join(this.folder, 'parvis');
  private shown: ChildProcess | undefined;

  constructor() {
    mkdirSync(join(this.place, PACKED), { recursive: true });
    for (const name of readdirSync(join(ROOT, PACKED)).filter((one) => one.endsWith('.tgz')))
      cpSync(join(ROOT, PACKED, name), join(this.place, PACKED, name));
  }

  private readonly env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    NO_COLOR: '1',
    // Under "production" npm omits build tools.
    NODE_ENV: undefined,
    npm_config_prefer_offline: 'true',
    npm_config_ignore_scripts: 'true',
    npm_config_audit: 'false',
    npm_config_yes: 'false',
  };

  /** `cd` persists. */
  type(lines: string): Said {
    const { status, stdout, stderr, output } = spawnSync('sh', ['-e', '-c', `${lines}\npwd >&3`], {
      cwd: this.place,
      env: this.env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    if (status === 0) this.place = output[3]?.trim() || this.place;
    return { ok: status === 0, text: `${stdout}${stderr}` };
  }

  save(file: string, code: string): void {
    writeFileSync(join(this.place, file), code);
  }

  /** @returns the printed address */
  async typeAndLeave(line: string): Promise<string> {
    const child = spawn('sh', ['-c', line], {
      cwd: this.place,
      env: this.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.shown = child;
    let said = '';
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (more: Buffer) => {
        said += more;
        const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error(said)));
    });
  }

  at(path: string): string {
    return join(this.place, path);
  }

  leave(): void {
    if (this.shown?.pid && this.shown.exitCode === null) process.kill(-this.shown.pid);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
