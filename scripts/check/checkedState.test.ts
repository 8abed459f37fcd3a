import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkedState } from './checkedState.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parvis-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.fr', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });

it('a measurement names the commit it is of, and what was changed since', () => {
  expect(checkedState(folder)).toBe('files without a commit');
  git('init');
  git('commit', '--allow-empty', '-m', 'First');
  expect(checkedState(folder)).toMatch(/^commit [0-9a-f]{10} without changes$/);
  writeFileSync(join(folder, 'one'), '');
  expect(checkedState(folder)).toMatch(/^commit [0-9a-f]{10} with 1 changed file$/);
  writeFileSync(join(folder, 'two'), '');
  expect(checkedState(folder)).toMatch(/ with 2 changed files$/);
});
