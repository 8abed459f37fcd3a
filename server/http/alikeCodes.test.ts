import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { qrCodes } from '../platform/db/schema.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
writeFileSync(
  join(appFolder, 'index.html'),
  '<!doctype html><html lang="fr-FR"><head><title>Parvis</title><!--boot--></head><body><div id="root"></div></body></html>',
);
const services = await openTestServices((await createTestDatabase()).url, { appFolder });
const code = { cuid: 'testville', placeCode: 'hall', stale: false, fake: false };
await services.store.db
  .insert(qrCodes)
  .values(
    [
      { qrid: 'test-twin' },
      { qrid: 'TEST-Twin.' },
      { qrid: 'test-gone', stale: true },
      { qrid: 'Test-Gone' },
      { qrid: 'Test_Hall-Two' },
    ].map((one) => ({ ...code, ...one })),
  );
afterAll(async () => {
  await services.close();
  rmSync(appFolder, { recursive: true });
});

const opened = (url: string) => services.app.inject({ url, headers: { accept: 'text/html' } });

describe('URL of an unknown code', () => {
  it.each([
    ['/q/test-hall', undefined],
    ['/q/TEST-HALL', '/q/test-hall'],
    ['/q/Test-Hall/', '/q/test-hall/'],
    ['/q/test-hall%20', '/q/test-hall'],
    ['/q/test-hall.', '/q/test-hall'],
    ['/q/test-hall)', '/q/test-hall'],
    ['/q/test-hall%E2%80%8B', '/q/test-hall'],
    ['/q/test%E2%80%91hall', '/q/test-hall'],
    ['/q/testhall', '/q/test-hall'],
    ['/q/TEST_Hall', '/q/test-hall'],
    ['/q/test%20hall', '/q/test-hall'],
    ['/q/test-halltwo', '/q/Test_Hall-Two'],
    ['/q/TEST-HALL/report/bins?utm_source=qr', '/q/test-hall/report/bins?utm_source=qr'],
    ['/app/testville/q/TEST-HALL', '/app/testville/q/test-hall'],
    ['//q/test-hall?a=1', '/q/test-hall?a=1'],
    ['/q/Test-Old', '/q/test-old'],
    ['/q/TEST-GONE', '/q/Test-Gone'],
  ])('redirects %s to %s', async (url, meant) => {
    const { statusCode, headers } = await opened(url);
    expect([statusCode, headers.location]).toEqual(meant === undefined ? [200, undefined] : [302, meant]);
  });

  it.each([
    ['that could be two is offered both', '/q/TEST-TWIN', ['TEST-Twin.', 'test-twin']],
    ['of one of the two is that one', '/q/test-twin', undefined],
    ['of no code offers none', '/q/test-nowhere', undefined],
    ['of signs alone offers none', '/q/---', undefined],
  ])('%s', async (_, url, alike) => {
    const { body } = await opened(url);
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
    expect(JSON.parse(boot).alike?.toSorted()).toEqual(alike);
  });
});
