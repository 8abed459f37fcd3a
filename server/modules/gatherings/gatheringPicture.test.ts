import { gatheringPictureAddress, imageAddress } from '@parvis/api/addresses';
import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, createVisitor, getFirst, openCase, signInStaff } from '../../testing/person.ts';
import { rotateScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const anna = await signInStaff(services);
const photo = await rotateScene(6);
const picture = (id: string, cuid = 'testville') => gatheringPictureAddress({ cuid, id, size: 'large' });

it('shows the picture of a gathering to people who may join, upright and without metadata', async () => {
  const { id } = await upload(anna, photo, { calls: townCalls });
  const gthrId = createId();
  const request = { gthrId, title: { fr: 'Les bancs' }, access: 'customer', picture: id } as const;
  const made = getFirst(await anna.call(townGatheringCalls.gatheringsCreate, request));
  expect(made.picture).toMatchObject({ id, kind: 'image' });
  expect((await anna.call(townGatheringCalls.gatheringsCreate, request))[0]?.picture?.id).toBe(id);

  const visitor = await createVisitor(services);
  const [listed] = await visitor.call(mobileGatheringCalls.gatheringsListAll, {});
  expect(listed?.picture?.id).toBe(id);
  const { statusCode, rawPayload, headers } = await visitor.get(picture(id));
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('private');
  const { exif, orientation = 1 } = await sharp(rawPayload).metadata();
  expect([exif, orientation]).toEqual([undefined, 1]);
  expect((await anna.get(imageAddress('town', { cuid: 'testville', id, size: 'small' }))).statusCode).toBe(
    200,
  );
  expect((await visitor.get(picture(id, 'otherville'))).statusCode).toBe(404);
});

it('rejects files of messages and of other people as picture, and serves no other file as one', async () => {
  const jo = await createContributor(services);
  const { id } = await upload(jo, photo);
  const open = (file: string, gthrId = createId()) =>
    jo.send(mobileGatheringCalls.gatheringsCreate, {
      ...{ gthrId, title: 'Mon banc', access: 'link', name: 'Jo', picture: file },
    });
  const foreign = await upload(anna, photo, { calls: townCalls });
  expect((await open(foreign.id)).error).toMatchObject({ code: 'badRequest', path: 'body.picture' });
  const csid = await openCase(jo);
  await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
  expect((await open(id)).error).toMatchObject({ code: 'conflict', path: 'body.picture' });
  expect((await jo.get(picture(id))).statusCode).toBe(404);
});

it('the picture of a maker who erased themselves is gone, and the gathering stays', async () => {
  const jo = await createContributor(services);
  const { id } = await upload(jo, photo);
  const gthrId = createId();
  await jo.call(mobileGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: 'Mon banc', access: 'link', name: 'Jo', picture: id },
  });
  await jo.call(sessionCalls.userEraseAll);
  const visitor = await createVisitor(services);
  const info = getFirst(await visitor.call(mobileGatheringCalls.gatheringsInfo, { gthrId }));
  expect([info.title, info.picture]).toEqual(['Mon banc', undefined]);
  expect((await visitor.get(picture(id))).statusCode).toBe(404);
});
