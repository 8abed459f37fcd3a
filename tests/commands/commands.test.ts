import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findNpm } from '../../scripts/project.mjs';
import { findFreePort } from '../../server/testing/findFreePort.ts';
import { COMMANDS } from './table.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'parvis-commands-'));
const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) await stop(child);
  rmSync(folder, { recursive: true, force: true });
});

async function give(
  args: readonly string[],
  cwd = root,
): Promise<{ child: ChildProcess; said: () => string }> {
  const child = spawn(process.execPath, [findNpm() ?? '', ...args], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      VITEST: '',
      PORT: String(await findFreePort()),
      PARVIS_DATA: join(folder, 'data'),
    },
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += stripVTControlCharacters(chunk.toString());
    });
  return { child, said: () => said };
}

/** @returns exit status */
async function stop(child: ChildProcess): Promise<number | null> {
  running.delete(child);
  if (child.exitCode !== null || child.pid === undefined) return child.exitCode;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await ended;
  return child.exitCode;
}

/** Generated or installed, except the built book. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'test-results']);

/** With the same packages. */
function copyOfCheckout(): string {
  const copy = join(folder, 'checkout');
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const filesIn = (path: string): readonly (readonly [name: string, written: number])[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, statSync(file).mtimeMs]);

const WAIT = { timeout: 110_000, interval: 100 };

describe('documented commands', () => {
  it('are all listed here', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /npm (?:run )?(start|test:all|test|(?<=run )[\w:]+)/g,
      ),
    ]);
    const names = new Set(named.map(([, name]) => name));
    expect([...names].filter((name) => name !== undefined && !(name in COMMANDS))).toEqual([]);
    expect(names.size).toBeGreaterThan(8);
  });

  for (const [name, command] of Object.entries(COMMANDS)) {
    if (command.kind === 'elsewhere') it.skip(`${name}: ${command.why}`);

    if (command.kind === 'ends')
      it(`${name} prints its documented output and exits cleanly`, async ({ skip }) => {
        const leaves = command.leaves && join(root, command.leaves);
        const before = leaves && readFileSync(leaves, 'utf8');
        const { child, said } = await give(command.args);
        await once(child, 'close');
        const lacking = command.lacks?.exec(said())?.[0];
        if (lacking !== undefined) skip(lacking);
        expect({ status: child.exitCode, said: said() }).toEqual({
          status: 0,
          said: expect.stringMatching(command.says),
        });
        if (!leaves || before === undefined) return;
        const after = readFileSync(leaves, 'utf8');
        // Another command formats it.
        writeFileSync(leaves, before);
        expect(JSON.parse(after)).toEqual(JSON.parse(before));
      });

    if (command.kind === 'stores')
      it(`${name} stores missing files only`, async () => {
        const copy = copyOfCheckout();
        const path = join(copy, command.folder);
        const isAsked = ([file]: readonly [string, number]) => command.files.test(basename(file));
        const [own, before] = [filesIn(join(root, command.folder)), filesIn(path)];
        for (const [file] of before.filter(isAsked)) rmSync(file);
        const { child, said } = await give(command.args, copy);
        await once(child, 'close');
        expect({ status: child.exitCode, said: said() }).toEqual({
          status: 0,
          said: expect.stringMatching(command.says),
        });
        const after = filesIn(path);
        expect(after.filter(isAsked)).not.toEqual([]);
        expect(after.filter((file) => !isAsked(file))).toEqual(before.filter((file) => !isAsked(file)));
        expect(filesIn(join(root, command.folder))).toEqual(own);
      });

    if (command.kind === 'serves')
      it(`${name} serves its pages until stopped`, async () => {
        const { child, said } = await give(command.args);
        await vi.waitFor(() => expect(said()).toMatch(command.says), WAIT);
        const address = command.says.exec(said())?.[1] ?? '';
        const page = () => fetch(address + command.path).then((response) => response.text());
        await vi.waitFor(async () => expect(await page()).toMatch(command.shows), WAIT);
        await stop(child);
        await expect(page()).rejects.toThrow();
      });
  }
});
