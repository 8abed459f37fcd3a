import { mkdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createFolderStorage } from '../../../platform/storage/folderStorage.ts';
import { createContributor } from '../../../testing/person.ts';
import { createScene } from '../../../testing/photoFiles.ts';
import { upload } from '../../../testing/sendPhotos.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { sweepMedia } from './sweep.ts';

const { url } = await createTestDatabase();
const mediaFolder = getTestFolder('sweep');
mkdirSync(mediaFolder, { recursive: true });
const services = await openTestServices(url, { mediaFolder });
afterAll(() => services.close());

it('a sweep deletes no rows if the folder is empty, even for few photos', async () => {
  await upload(await createContributor(services), await createScene().jpeg().toBuffer());
  const later = Date.now() + 7_200_000;
  const storage = createFolderStorage(getTestFolder('sweep-unmounted'), services.services.scratch);
  await expect(sweepMedia({ ...services.services, storage }, later)).rejects.toThrow(
    '1 of 1 photos are not where they should be',
  );
  expect((await services.store.pool.query('select from media')).rowCount).toBe(1);
  expect(await sweepMedia(services.services, later)).toMatchObject({ rows: 0 });
});
