import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { rooms } from './readmes.ts';

/** What looks at packages, as it stands among the packages of the project. */
const looks = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', program), args, {
    encoding: 'utf8',
  });
  return { ok: status === 0, text: `${stdout}${stderr}` };
};

for (const room of rooms) {
  const packed = join(ROOT, 'dist', 'packages', `parvis-${room}-0.1.0.tgz`);

  test(`publint has nothing to say of ${room}`, () => {
    const { ok, text } = looks('publint', packed, '--strict');
    expect(ok, text).toBe(true);
    expect(text).toContain('All good');
  });

  test(`the types of ${room} are found by whatever reads ES modules`, () => {
    // `node10` knows no `exports`, and a module of CommonJS takes these by `import()`: the READMEs say so.
    const { ok, text } = looks('attw', packed, '--profile', 'esm-only');
    expect(ok, text).toBe(true);
  });
}
