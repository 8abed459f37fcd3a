import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './places.ts';

const home = mkdtempSync(join(tmpdir(), 'parvis-folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a folder', () => {
  it('is made with all that is missing above it, and found the second time', () => {
    const path = join(home, 'a', 'b', 'c');
    expect([makeFolder(path, 0o700), makeFolder(path, 0o700)]).toEqual([true, false]);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is not made below a file', () => {
    writeFileSync(join(home, 'file'), '');
    expect(() => makeFolder(join(home, 'file'), 0o700)).toThrow(/EEXIST/);
    expect(() => makeFolder(join(home, 'file', 'x'), 0o700)).toThrow(/EEXIST|ENOTDIR/);
  });

  it.runIf(process.platform === 'linux')('that nobody can make is refused at once', () => {
    const program = `import('${import.meta.dirname}/places.ts').then(({ makeFolder }) => makeFolder('/proc/parvis/data', 0o700))`;
    // In a process of its own: Node's own way would hold this one for ever.
    const { status, stderr, signal } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([signal, status]).toEqual([null, 1]);
    expect(stderr).toContain('ENOENT');
  });
});
