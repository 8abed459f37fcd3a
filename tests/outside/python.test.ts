import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const atNight = process.env.PARVIS_ALL === 'yes';

/** Debian's `python3-pydantic` has the incompatible version 1. */
function findLack(): string | undefined {
  const { error, status } = spawnSync('python3', [
    '-c',
    'import pydantic, sys; sys.exit(int(pydantic.VERSION[0]) < 2)',
  ]);
  if (error) return 'no python3';
  return status === 0 ? undefined : 'no pydantic 2';
}

const lack = atNight ? findLack() : 'only in test:all';

describe.skipIf(lack)(`Python client${lack ? ` (${lack})` : ''}`, async () => {
  const services = await openTestServices((await createTestDatabase()).url);
  const origin = await services.listen();
  afterAll(async () => {
    await services.close();
    expect(services.failures).toEqual([]);
  });

  it('reports a case and reads it with models generated from the published document', async () => {
    const script = join(import.meta.dirname, 'python', 'report.py');
    const { stdout } = await promisify(execFile)('python3', ['-B', script, origin]);
    const { rows } = await services.store.pool.query('select csid, reporter as who from cases');
    expect(rows).toEqual([expect.objectContaining({ csid: expect.anything() })]);
    expect(JSON.parse(stdout)).toEqual({ ...rows[0], read: true });
  });
});
