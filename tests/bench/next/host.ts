import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/project.mjs';
import { blocksOf } from '../../outside/readmes.ts';
import { Stranger } from '../../outside/stranger.ts';
import { NEXT_SUBJECTS } from './pages.ts';

/** The host, at the version that was tried. */
const NEXT = 'next@16.4.6';
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined } as NodeJS.ProcessEnv;

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (more: Buffer) => {
      said += more;
      const found = /http:\/\/localhost:(\d+)[\s\S]*Ready/.exec(said)?.[1];
      if (found) resolve(`http://localhost:${found}`);
    });
  });

/** The address of a library's page below that of the host. */
export const pathOf = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

/** Builds an application of Next.js in which every library has a page under a layout of its own, and serves it. */
export async function startNext(): Promise<{ address: string; close: () => void }> {
  await ensureBuilt('packages');
  const host = new Stranger();
  try {
    const packages = NEXT_SUBJECTS.flatMap((subject) => subject.packages).join(' ');
    if (
      host.install(`npm install ${packages} ${NEXT} typescript @types/node --legacy-peer-deps`) ===
      'unreachable'
    )
      throw new Error('The package registry cannot be reached.');
    for (const { file, lines } of blocksOf('ui')) if (file === 'app/words.tsx') host.write(file, lines);
    for (const { label, layout, page } of NEXT_SUBJECTS) {
      host.write(`app/(${pathOf(label)})/layout.tsx`, layout);
      host.write(`app/(${pathOf(label)})/${pathOf(label)}/page.tsx`, page);
    }
    const next = join(host.folder, 'node_modules', 'next', 'dist', 'bin', 'next');
    const built = spawnSync(process.execPath, [next, 'build'], { cwd: host.folder, env, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
    const child = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: host.folder, env });
    const close = () => {
      child.kill();
      host.leave();
    };
    return { address: await addressOf(child), close };
  } catch (error) {
    host.leave();
    throw error;
  }
}
