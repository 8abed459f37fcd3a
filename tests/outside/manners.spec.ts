import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { rooms } from './readmes.ts';

/** Of the project. */
const looks = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', program), args, {
    encoding: 'utf8',
  });
  return { ok: status === 0, text: `${stdout}${stderr}` };
};

for (const room of rooms) {
  const packed = join(ROOT, 'dist', 'packages', `parvis-${room}-0.1.0.tgz`);

  test(`publint accepts ${room}`, () => {
    const { ok, text } = looks('publint', packed, '--strict');
    expect(ok, text).toBe(true);
    expect(text).toContain('All good');
  });

  test(`ES module resolution finds the types of ${room}`, () => {
    // `node10` ignores `exports`, and CommonJS uses `import()`: see the READMEs.
    const { ok, text } = looks('attw', packed, '--profile', 'esm-only');
    expect(ok, text).toBe(true);
  });
}
