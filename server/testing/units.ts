import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../platform/lib/packageRoot.ts';

const FOLDER = join(packageRoot, '..', 'docs', 'operating');

/** Whether units can be started as they are meant to be. */
export const hasSystemd =
  process.getuid?.() === 0 &&
  existsSync('/proc/1/comm') &&
  readFileSync('/proc/1/comm', 'utf8') === 'systemd\n';

/** What stands in the files for operators, and what a test has in its place. */
export type Places = readonly (readonly [theirs: string, ours: string])[];

/** A text for operators with the places of a test. */
export const placed = (text: string, places: Places): string =>
  places.reduce((so, [theirs, ours]) => so.replaceAll(theirs, ours), text);

/** Settings as systemd reads them of a file: quotes are not part of a value. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z_]*)=("?)(.*)\2$/gm)].map(([, name = '', , value = '']) => [name, value]),
  );

/** A unit that runs. */
export interface RunningUnit {
  /** Ends it as systemd does, which kills it after `TimeoutStopSec`. @returns whether it ended well, by itself */
  stop(): Promise<boolean>;
}

interface Unit {
  readonly name: string;
  readonly places: Places;
  /** What stands behind the `@` of its name. */
  readonly instance?: string;
}

/** The text of a unit for a test. */
function textOf({ name, places, instance = '' }: Unit): string {
  return placed(readFileSync(join(FOLDER, name), 'utf8'), places).replaceAll('%i', instance);
}

/** Does what systemd does of a unit: command, folder, settings of unit and file, mask, end. */
function play(unit: Unit): { child: ChildProcess; patience: number } {
  const text = textOf(unit);
  const setIn = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const environment = setIn('Environment')
    .split(' ')
    .map((one) => one.split('='))
    .map(([name = '', ...value]) => [name, value.join('=')]);
  const child = spawn(
    'sh',
    ['-c', `umask ${setIn('UMask')}; exec "$@"`, 'sh', ...setIn('ExecStart').split(' ')],
    {
      cwd: setIn('WorkingDirectory'),
      // Nothing else of whoever starts it.
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        LANG: 'C.UTF-8',
        ...Object.fromEntries(environment),
        ...settingsIn(readFileSync(setIn('EnvironmentFile'), 'utf8')),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return { child, patience: Number(setIn('TimeoutStopSec')) };
}

const systemctl = (...args: string[]): string => execFileSync('systemctl', args, { encoding: 'utf8' });

/** A unit among those of this machine, until it is over. */
function install(unit: Unit): { name: string; remove: () => void } {
  const name = `${basename(unit.name, '.service').replace('@', `-${unit.instance}`)}-test-${process.pid}.service`;
  const file = join('/run/systemd/system', name);
  const group = execFileSync('id', ['-gn', 'nobody'], { encoding: 'utf8' }).trim();
  const text = textOf(unit).replace('User=parvis', 'User=nobody').replace('Group=parvis', `Group=${group}`);
  writeFileSync(file, text);
  systemctl('daemon-reload');
  const remove = () => {
    rmSync(file);
    systemctl('daemon-reload');
  };
  return { name, remove };
}

/** Starts a service by its unit: by systemd where that runs, else as systemd would. */
export function startUnit(unit: Unit): RunningUnit {
  if (hasSystemd) {
    const { name, remove } = install(unit);
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
  const { child, patience } = play(unit);
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

/** Does what a unit does once. @returns whether it went well */
export async function runUnit(unit: Unit): Promise<boolean> {
  if (hasSystemd) {
    const { name, remove } = install(unit);
    systemctl('start', name);
    remove();
    return true;
  }
  const [status] = await once(play(unit).child, 'exit');
  return status === 0;
}
