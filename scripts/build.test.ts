import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './project.mjs';

const build = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), ...args], { encoding: 'utf8' });

it('says what it builds where it is asked, and builds nothing', () => {
  const { status, stdout } = build('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run build -- --only=packages');
});

it('refuses what it does not know, in a sentence', () => {
  const { status, stdout, stderr } = build('--halp');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('"--halp"');
});
