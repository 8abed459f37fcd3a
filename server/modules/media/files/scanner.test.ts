import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, describe, expect, it } from 'vitest';
import { formatClamdAddress, parseClamdAddress } from '../../../platform/config/clamdAddress.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { createVirusScanner } from '../../../platform/scanner/virusScanner.ts';
import { EICAR, hasClamd, startClamd, type TestClamd } from '../../../testing/clamd.ts';
import { createContributor, getFirst, openCase } from '../../../testing/person.ts';
import { createScene } from '../../../testing/photoFiles.ts';
import { buildPart, upload } from '../../../testing/sendPhotos.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { retryPendingScans } from './pendingScans.ts';

const folder = getTestFolder('scan');
mkdirSync(folder, { recursive: true });
const path = join(folder, 'file');
writeFileSync(path, Buffer.alloc(300_000, 7));

it.each([
  ['tcp://127.0.0.1:3311', { host: '127.0.0.1', port: 3311 }],
  ['tcp://scanner', { host: 'scanner', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://127.0.0.1', undefined],
  ['tcp://me@scanner', undefined],
  ['tcp://scanner/path', undefined],
  ['unix:clamd.ctl', undefined],
])('clamd address %s is parsed', (text, address) => {
  expect(parseClamdAddress(text)).toEqual(address);
  if (address) expect(parseClamdAddress(formatClamdAddress(address))).toEqual(address);
});

/** A server with a fixed response. */
async function answering(answer: string | undefined) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { address: { host: '127.0.0.1', port }, close: () => server.close() };
}

describe('scanner response', () => {
  it.each([
    ['stream: OK\0', 'clean', 0],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'found', 0],
    ['INSTREAM size limit exceeded. ERROR\0', 'away', 1],
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'away', 1],
    [undefined, 'away', 1],
  ] as const)('%s', async (answer, scanned, warned) => {
    const told: string[] = [];
    const { address, close } = await answering(answer);
    const scanner = createVirusScanner(address, (line) => told.push(line));
    expect([await scanner.scan(path), await scanner.scan(path)]).toEqual([scanned, scanned]);
    // Warns once.
    expect(told).toHaveLength(warned);
    close();
  });
});

describe.skipIf(!hasClamd)(`real clamd${hasClamd ? '' : ': not installed'}`, async () => {
  const clamd: TestClamd = hasClamd ? await startClamd(join(folder, 'clamd')) : ({} as TestClamd);
  const services = await openTestServices((await createTestDatabase()).url, {
    config: { clamd: parseClamdAddress(clamd.url ?? '') },
  });
  const { storage } = services.services;
  const told: unknown[] = [];
  afterAll(async () => {
    await services.close();
    await clamd.stop?.();
    expect(services.failures).toEqual(told);
  });
  const photo = await createScene().jpeg().toBuffer();
  const infected = Buffer.concat([photo, EICAR]);

  it('accepts a clean photo and deletes an infected one with a reason', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const { id, said } = await upload(jo, photo);
    expect(said.state).toBe('ready');
    await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
    const bad = await upload(jo, infected);
    expect(bad.said).toEqual({ received: infected.length, state: 'refused', reason: 'infected' });
    expect(await storage.listNames(bad.id)).toEqual([]);
    const { error } = await jo.send(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id: bad.id }] });
    expect(error).toMatchObject({ code: 'badRequest', path: 'body.files.0.id' });
  });

  it('keeps photos hidden and complete while unavailable', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await clamd.stop();
    const [good, bad] = [await upload(jo, photo), await upload(jo, infected)];
    expect([good.said.state, bad.said.state]).toEqual(['checking', 'checking']);
    const { error } = await jo.send(mobileCalls.sendMedia, {
      csid,
      id: createId(),
      files: [{ id: good.id }],
    });
    expect(error).toMatchObject({ code: 'badRequest', path: 'body.files.0.id' });
    await clamd.restart();
    const asked = async (id: string, bytes: Buffer) =>
      getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(id, bytes, 0, 0)));
    expect((await asked(good.id, photo)).state).toBe('ready');
    expect(await asked(bad.id, infected)).toMatchObject({ state: 'refused', reason: 'infected' });
    await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id: good.id }] });
    told.push(
      expect.stringContaining('Failed to scan photos for viruses'),
      'Photos are scanned for viruses again.',
    );
  });

  it('scans waiting files once available, without a request', async () => {
    const jo = await createContributor(services);
    await clamd.stop();
    const [good, bad] = [await upload(jo, photo), await upload(jo, infected)];
    expect([good.said.state, bad.said.state]).toEqual(['checking', 'checking']);
    expect(await retryPendingScans(services.services)).toBe(0);
    const states = async () =>
      (
        await services.store.pool.query('select state from media where id = any($1) order by created', [
          [good.id, bad.id],
        ])
      ).rows;
    expect(await states()).toEqual([{ state: 'checking' }, { state: 'checking' }]);
    await clamd.restart();
    expect(await retryPendingScans(services.services)).toBe(2);
    expect(await states()).toEqual([{ state: 'ready' }, { state: 'refused' }]);
    expect([await storage.listNames(good.id), await storage.listNames(bad.id)]).toEqual([
      ['large.jpg', 'small.webp'],
      [],
    ]);
    expect(await retryPendingScans(services.services)).toBe(0);
    told.push(
      expect.stringContaining('Failed to scan photos for viruses'),
      'Photos are scanned for viruses again.',
    );
  });
});
