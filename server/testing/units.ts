import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../platform/lib/packageRoot.ts';

const FOLDER = join(packageRoot, '..', 'docs', 'operating');

export const hasSystemd =
  process.getuid?.() === 0 &&
  existsSync('/proc/1/comm') &&
  readFileSync('/proc/1/comm', 'utf8') === 'systemd\n';

/** Documented, and replacement. */
export type Places = readonly (readonly [theirs: string, ours: string])[];

export const replacePlaces = (text: string, places: Places): string =>
  places.reduce((so, [theirs, ours]) => so.replaceAll(theirs, ours), text);

/** As systemd does. */
const parseSettings = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z_]*)=("?)(.*)\2$/gm)].map(([, name = '', , value = '']) => [name, value]),
  );

export interface RunningUnit {
  /** Kills after `TimeoutStopSec`. @returns whether clean */
  stop(): Promise<boolean>;
}

interface Unit {
  readonly name: string;
  readonly places: Places;
  /** After `@`. */
  readonly instance?: string;
}

function readUnit({ name, places, instance = '' }: Unit): string {
  return replacePlaces(readFileSync(join(FOLDER, name), 'utf8'), places).replaceAll('%i', instance);
}

/** Command, folder, environment, umask. */
function emulateUnit(unit: Unit): { child: ChildProcess; patience: number } {
  const text = readUnit(unit);
  const getDirective = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const environment = getDirective('Environment')
    .split(' ')
    .map((one) => one.split('='))
    .map(([name = '', ...value]) => [name, value.join('=')]);
  const child = spawn(
    'sh',
    ['-c', `umask ${getDirective('UMask')}; exec "$@"`, 'sh', ...getDirective('ExecStart').split(' ')],
    {
      cwd: getDirective('WorkingDirectory'),
      // Without the test's environment.
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        LANG: 'C.UTF-8',
        ...Object.fromEntries(environment),
        ...parseSettings(readFileSync(getDirective('EnvironmentFile'), 'utf8')),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return { child, patience: Number(getDirective('TimeoutStopSec')) };
}

const systemctl = (...args: string[]): string => execFileSync('systemctl', args, { encoding: 'utf8' });

function installUnit(unit: Unit): { name: string; remove: () => void } {
  const name = `${basename(unit.name, '.service').replace('@', `-${unit.instance}`)}-test-${process.pid}.service`;
  const file = join('/run/systemd/system', name);
  const group = execFileSync('id', ['-gn', 'nobody'], { encoding: 'utf8' }).trim();
  const text = readUnit(unit).replace('User=parvis', 'User=nobody').replace('Group=parvis', `Group=${group}`);
  writeFileSync(file, text);
  systemctl('daemon-reload');
  const remove = () => {
    rmSync(file);
    systemctl('daemon-reload');
  };
  return { name, remove };
}

/** Or emulates it. */
export function startUnit(unit: Unit): RunningUnit {
  if (hasSystemd) {
    const { name, remove } = installUnit(unit);
    systemctl('start', name);
    return {
      async stop() {
        systemctl('stop', name);
        const result = systemctl('show', '-p', 'Result', '--value', name).trim();
        remove();
        return result === 'success';
      },
    };
  }
  const { child, patience } = emulateUnit(unit);
  const ended = once(child, 'exit');
  return {
    async stop() {
      const kill = setTimeout(() => child.kill('SIGKILL'), patience * 1000);
      child.kill('SIGTERM');
      const [status] = await ended;
      clearTimeout(kill);
      return status === 0;
    },
  };
}

/** @returns success */
export async function runUnit(unit: Unit): Promise<boolean> {
  if (hasSystemd) {
    const { name, remove } = installUnit(unit);
    systemctl('start', name);
    remove();
    return true;
  }
  const [status] = await once(emulateUnit(unit).child, 'exit');
  return status === 0;
}
