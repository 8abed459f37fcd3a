import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { rooms } from './readmes.ts';
import { Stranger } from './stranger.ts';

/** What looks at packages, at the versions that were tried. */
const LINE = 'npm install publint@0.3.25 @arethetypeswrong/cli@0.18.5';

test.skip(!process.env.PARVIS_ALL, 'It installs two tools: npm run test:all does.');

const stranger = new Stranger();
test.beforeAll(() => {
  test.skip(stranger.install(LINE) === 'unreachable', 'The package registry cannot be reached.');
});
test.afterAll(() => stranger.leave());

for (const room of rooms) {
  const packed = join(ROOT, 'dist', 'packages', `parvis-${room}-0.1.0.tgz`);

  test(`publint has nothing to say of ${room}`, () => {
    const { ok, text } = stranger.program('publint', packed, '--strict');
    expect(ok, text).toBe(true);
    expect(text).toContain('All good');
  });

  test(`the types of ${room} are found by whatever reads ES modules`, () => {
    // `node10` knows no `exports`, and a module of CommonJS takes these by `import()`: the README says so.
    const { ok, text } = stranger.program('attw', packed, '--profile', 'esm-only');
    expect(ok, text).toBe(true);
  });
}
