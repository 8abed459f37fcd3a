import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isRoot } from '../../platform/db/embedded/dataFolder.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createContributor } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { mountSmallDisk } from '../../testing/smallDisk.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { runDoctor } from './doctorCommand.ts';

const { url } = await createTestDatabase();
const root = getTestFolder('doctor-storage');
const [media, erased] = [join(root, 'media'), join(root, 'erased')];
for (const path of [media, erased]) mkdirSync(path, { recursive: true });
const services = await openTestServices(url, { mediaFolder: media });
afterAll(async () => {
  await services.close();
  rmSync(root, { recursive: true, force: true });
});

const known = {
  resolve: async () => ({ address: '9.9.9.9', family: 4 }),
  ask: () => Promise.reject(new Error('fetch failed')),
};

async function said(env: Record<string, string>, language = 'en'): Promise<string> {
  const machine = { PATH: process.env.PATH, HOME: process.env.HOME, PARVIS_DEMO: '0' };
  const here = { DATABASE_URL: url, PARVIS_MEDIA: media, PARVIS_ERASED: erased };
  const { lines } = await runDoctor(['--lang', language], { ...machine, ...here, ...env }, known);
  return lines.join('\n');
}

describe('parvis doctor on storage', () => {
  it('leaves no files, and reports both folders as writable', async () => {
    const text = await said({});
    for (const place of [`${media} (PARVIS_MEDIA)`, `${erased} (PARVIS_ERASED)`])
      expect(text).toContain(`✓ ${place} can be written to.`);
    expect([...readdirSync(media), ...readdirSync(erased)]).toEqual([]);
  });

  it('reports missing media files by the rule of the sweep', async () => {
    await upload(await createContributor(services), await createScene().jpeg().toBuffer());
    await services.store.pool.query(`update media set created = created - interval '2 hours'`);
    const PARVIS_MEDIA = join(root, 'unmounted');
    mkdirSync(PARVIS_MEDIA);
    expect(await said({})).not.toContain('The photos of this database');
    expect(await said({ PARVIS_MEDIA })).toContain(
      `✗ The photos of this database are not in ${PARVIS_MEDIA}: 1 of 1 are missing.`,
    );
    expect(await said({ PARVIS_MEDIA }, 'fr')).toContain(
      `✗ Les photos de cette base ne sont pas dans ${PARVIS_MEDIA} : il en manque 1 sur 1.`,
    );
  });

  it('reports a subfolder owned by another account', async () => {
    const PARVIS_MEDIA = join(root, 'mixed');
    const within = join(PARVIS_MEDIA, '.unfinished');
    mkdirSync(within, { recursive: true });
    if (isRoot()) chownSync(PARVIS_MEDIA, 65534, 65534);
    else chmodSync(within, 0o500);
    expect(await said({ PARVIS_MEDIA })).toContain(`✗ The account of the server cannot write to ${within},`);
    chmodSync(within, 0o700);
  });

  it('reports a read-only disk, and does not approve a full one', async () => {
    const disk = mountSmallDisk(join(root, 'disk'), 40);
    if (typeof disk === 'string') return console.warn(`Not tried with a small disk: ${disk}`);
    const PARVIS_ERASED = disk.folder;
    const full = await said({ PARVIS_ERASED });
    expect(full).toContain('✗ The disk is full');
    expect(full).not.toContain(`✓ ${PARVIS_ERASED}`);
    spawnSync('mount', ['-o', 'remount,ro', disk.folder]);
    const readOnly = await said({ PARVIS_ERASED });
    disk.remove();
    expect(readOnly).toContain(`✗ The disk of ${PARVIS_ERASED} (PARVIS_ERASED) is mounted read-only.`);
  });

  it.each([
    [404, 'answers, and has no such bucket', 'n’a pas ce compartiment'],
    [undefined, 'does not answer', 'ne répond pas'],
  ])('reports a bucket that responds %s', async (status, english, french) => {
    const store = createServer((_request, answered) => answered.writeHead(status ?? 500).end());
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    if (status === undefined) store.close();
    const MEDIA_URL = `http://key:secret@127.0.0.1:${port}/photos`;
    expect(await said({ MEDIA_URL })).toMatch(new RegExp(`✗ The store of MEDIA_URL ${english}.*/photos/`));
    const text = await said({ MEDIA_URL }, 'fr');
    expect(text).toMatch(new RegExp(`✗ Le stockage de MEDIA_URL .*${french}`));
    expect(text).not.toMatch(/the store of|secret@/);
    store.close();
  });
});
