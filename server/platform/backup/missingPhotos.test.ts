import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { afterAll, expect, it } from 'vitest';
import { runBackup } from '../../cli/backup/backupCommand.ts';
import { runRestore as restore } from '../../cli/backup/restoreCommand.ts';
import { createContributor, openCase } from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { getTestFolder } from '../db/testing/testServer.ts';
import { createId } from '../lib/ids.ts';

const root = getTestFolder('missing');
const [mediaFolder, unmounted, kept] = [join(root, 'media'), join(root, 'unmounted'), join(root, 'kept')];
for (const path of [mediaFolder, unmounted, kept]) mkdirSync(path, { recursive: true });
const { url } = await createTestDatabase();
const services = await openTestServices(url, { mediaFolder });
afterAll(async () => {
  await services.close();
  rmSync(root, { recursive: true, force: true });
});
const jo = await createContributor(services);
const photo = await createScene().jpeg().toBuffer();
async function shown(): Promise<string> {
  const { id } = await upload(jo, photo);
  await jo.call(mobileCalls.sendMedia, { csid: await openCase(jo), id: createId(), files: [{ id }] });
  return id;
}
const backup = (folder: string, ...args: string[]) =>
  runBackup([kept, ...args], { ...process.env, DATABASE_URL: url, PARVIS_MEDIA: folder });
const old = 'parvis-20200101T000000Z.tar';

it('refuses a backup if no referenced photo is in the configured folder', async () => {
  await shown();
  for (const [language, words] of [
    ['en', `The photos of this database are not in ${unmounted}: `],
    ['fr', `Les photos de cette base ne sont pas dans ${unmounted}`],
  ] as const) {
    const { status, lines } = await backup(unmounted, '--lang', language);
    expect({ status, lines }).toEqual({ status: 2, lines: [expect.stringContaining(words)] });
  }
  expect(readdirSync(kept)).toEqual([]);
  // A database without photos is no reason to refuse.
  expect(await backup(unmounted, '--no-media')).toMatchObject({ status: 0 });
});

it('reports missing photos, and keeps older backups that may hold them', async () => {
  rmSync(kept, { recursive: true });
  mkdirSync(join(kept), { recursive: true });
  mkdirSync(join(kept, old));
  const lost = await shown();
  await services.services.storage.remove(lost);
  const { status, lines } = await backup(mediaFolder, '--keep', '30');
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(' 1 photo or video,'),
    expect.stringMatching(/^Not in .*media, though the database knows of them: 1 photo or video\. /),
    expect.stringMatching(/^No older back-up was removed/),
  ]);
  expect(lines.join()).not.toContain('Erased meanwhile');
  expect(readdirSync(kept)).toContain(old);
  const made = join(kept, readdirSync(kept).find((name) => name !== old) ?? '');
  expect(await restore([made, '--check', '--lang', 'fr'], { ...process.env })).toMatchObject({
    status: 0,
    lines: [expect.stringContaining('entière'), expect.stringContaining('1 photo ou vidéo manquait déjà')],
  });
});
