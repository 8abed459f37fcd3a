import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFingerprint } from './installed.mjs';
import { ROOT } from './project.mjs';

const checkout = mkdtempSync(join(tmpdir(), 'parvis-start-'));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const MAIN = `if (process.env.SERVES) {
  const serving = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => { clearInterval(serving); console.log('the end of the server'); });
}
// Whoever reads it may ask for the end at once.
console.log('a line of the server');`;

/** Its build prints a line and writes a fake server. */
function makeCheckout(): void {
  for (const name of ['start', 'project', 'installed', 'sources'])
    cpSync(join(ROOT, 'scripts', `${name}.mjs`), join(checkout, 'scripts', `${name}.mjs`));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(checkout, name));
  mkdirSync(join(checkout, 'node_modules'));
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  writeFileSync(join(checkout, 'node_modules', '.parvis-installed'), lockFingerprint(lock));
  writeFileSync(
    join(checkout, 'scripts', 'build.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
console.log('a line of the build');
mkdirSync('server/dist', { recursive: true });
writeFileSync('server/dist/main.js', ${JSON.stringify(MAIN)});`,
  );
}
makeCheckout();

async function start(...args: string[]): Promise<{ printed: string; told: string }> {
  rmSync(join(checkout, 'server'), { recursive: true, force: true });
  const child = spawn(process.execPath, [join(checkout, 'scripts', 'start.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = { printed: '', told: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    heard.printed += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    heard.told += chunk.toString();
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  return heard;
}

describe('start without a build', () => {
  it('prints its steps first', async () => {
    const { printed, told } = await start();
    expect(printed).toBe('Building …\na line of the build\na line of the server\n');
    expect(told).toBe('');
  });

  it('prints only the settings on request, and progress on stderr', async () => {
    const { printed, told } = await start('--print-config');
    expect(printed).toBe('a line of the server\n');
    expect(told).toBe('Building …\na line of the build\n');
  });
});

describe('start with a day', () => {
  it('that there is not names the days, and starts nothing', async () => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs'), '--day=nowhere']);
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(told).toBe(
      'There is no day "nowhere". Say --day=NAME with one of: campus, residence, town, venue.\n',
    );
  });
});

/** The last one serves. */
const served: readonly (readonly [string, string, readonly string[], number | null])[] = [
  ['npm start', 'npm', ['start', '--silent'], 0],
  // The shell does not wait, as in npx.
  ['a shell between', 'sh', ['-c', 'node scripts/start.mjs; exit 7'], null],
];

describe('a stopped server', () => {
  it.each(served)('through %s exits as by itself', async (_, command, args, status) => {
    const child = spawn(command, args, {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SERVES: '1', npm_lifecycle_event: 'npx' },
    });
    let printed = '';
    const exited = once(child, 'exit');
    for await (const chunk of child.stdout) {
      if (!printed.includes('server') && `${printed}${chunk}`.includes('server')) child.kill('SIGTERM');
      printed += chunk;
    }
    // All writers have exited.
    expect(printed).toContain('the end of the server');
    expect((await exited)[0]).toBe(status);
  });
});
