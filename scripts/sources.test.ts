import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeFingerprint, listSourceFiles } from './sources.mjs';

describe('stale build check', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const print = () => computeFingerprint(root, listSourceFiles(root, ['app', 'server', 'missing']));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'parvis-checks-'));
    write('app/main.tsx', 'one');
    write('server/main.ts', 'two');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['changed', () => write('app/main.tsx', 'three')],
    ['added', () => write('app/features/cases/list.tsx', '')],
    ['removed', () => rmSync(join(root, 'server/main.ts'))],
    [
      'renamed',
      () => {
        rmSync(join(root, 'server/main.ts'));
        write('server/first.ts', 'two');
      },
    ],
  ])('notices a file that was %s', (_how, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it('ignores tests, stories, packages and build results', () => {
    const before = print();
    for (const path of [
      'app/a.test.ts',
      'app/a.stories.tsx',
      'app/dist/a.js',
      'app/node_modules/a/a.js',
      'app/README.md',
    ]) {
      write(path, 'new');
    }
    expect(print()).toBe(before);
  });
});
