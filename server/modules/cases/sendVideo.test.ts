import { addresses, imageAddress, videoAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  createVisitor,
  openCase,
  type Person,
  signInStaff,
} from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { type PhotoCalls, upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { unzipBytes } from '../../testing/unzip.ts';
import { addPhoneNotes, makeVideo } from '../../testing/videoFiles.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { storage } = services.services;

const CUID = 'testville';
const poster = await createScene(160, 96).jpeg().toBuffer();
const film = addPhoneNotes(await makeVideo({ sound: 'aac', rotation: 90 }));

/** Sends a video with its poster. */
async function shown(person: Person, csid: string, calls: PhotoCalls = mobileCalls, bytes = film) {
  const [video, picture] = [await upload(person, bytes, { calls }), await upload(person, poster, { calls })];
  const sent = { csid, id: createId(), files: [{ id: video.id, poster: picture.id, alt: 'La fuite' }] };
  return { id: video.id, poster: picture.id, sent, reply: await person.send(calls.sendMedia, sent) };
}

const get = (person: Person, url: string, range?: string) =>
  services.app.inject({
    method: 'GET',
    url,
    headers: { cookie: person.cookie ?? '', ...(range !== undefined && { range }) },
  });

describe('video in a discussion', () => {
  it('is uploaded in parts, remuxed without metadata, and visible to both sides with its poster', async () => {
    const [jo, anna] = [await createContributor(services), await signInStaff(services)];
    const csid = await openCase(jo);
    const { id, poster: picture, sent, reply } = await shown(jo, csid);
    const [message] = reply.data as { media: unknown[] }[];
    expect(message?.media).toEqual([
      {
        id,
        kind: 'video',
        width: 96,
        height: 160,
        type: expect.stringMatching(/^video\/mp4; codecs="avc1/),
        seconds: expect.closeTo(1.1, 0),
        poster: picture,
        tiny: expect.stringMatching(/^data:image\/webp/),
        alt: 'La fuite',
      },
    ]);
    for (const [person, side] of [
      [jo, 'mobile'],
      [anna, 'town'],
    ] as const) {
      const answer = await get(person, videoAddress(side, { cuid: CUID, id }));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'video/mp4',
        'cache-control': 'private, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
        'content-disposition': 'inline; filename="video.mp4"',
        'accept-ranges': 'bytes',
      });
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
      for (const words of ['48.8577', 'Fairphone']) expect(answer.rawPayload.includes(words)).toBe(false);
      const picked = await get(person, imageAddress(side, { cuid: CUID, id: picture, size: 'small' }));
      expect([picked.statusCode, picked.headers['content-type']]).toEqual([200, 'image/webp']);
      // It is not itself a picture.
      expect((await get(person, imageAddress(side, { cuid: CUID, id, size: 'small' }))).statusCode).toBe(404);
      expect((await get(person, videoAddress(side, { cuid: CUID, id: picture }))).statusCode).toBe(404);
    }
    expect(await storage.listNames(id)).toEqual(['video.mp4']);
    expect(await jo.call(mobileCalls.sendMedia, sent)).toEqual(reply.data);
    const [row] = await jo.call(mobileCalls.statusActivity, {});
    expect(row?.csid).toBe(csid);
  });

  it('is served by ranges within its length', async () => {
    const jo = await createContributor(services);
    const { id } = await shown(jo, await openCase(jo));
    const address = videoAddress('mobile', { cuid: CUID, id });
    const whole = (await get(jo, address)).rawPayload;
    const [head, tail] = [await get(jo, address, 'bytes=0-99'), await get(jo, address, 'bytes=100-')];
    expect([head.statusCode, tail.statusCode]).toEqual([206, 206]);
    expect(head.headers['content-range']).toBe(`bytes 0-99/${whole.length}`);
    expect(Buffer.concat([head.rawPayload, tail.rawPayload])).toEqual(whole);
    const behind = await get(jo, address, `bytes=${whole.length}-`);
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });
  it.each<[string, number, () => Promise<Buffer>]>([
    ['tooLong', 200, () => makeVideo({ seconds: 33 })],
    ['format', 200, () => makeVideo({ sound: 'pcm', container: 'mov' })],
  ])('is refused with a reason and deleted: %s', async (reason, _, make) => {
    const jo = await createContributor(services);
    const bytes = await make();
    const { id, said } = await upload(jo, bytes);
    expect(said).toEqual({ received: bytes.length, state: 'refused', reason });
    expect(await storage.listNames(id)).toEqual([]);
  });

  it("refuses a poster that is no photo, another person's or already used", async () => {
    const [jo, ida] = [await createContributor(services), await createContributor(services)];
    const csid = await openCase(jo);
    const first = await shown(jo, csid);
    const [video, photo, others] = [
      await upload(jo, film),
      await upload(jo, poster),
      await upload(ida, poster),
    ];
    const tried = async (id: string, picture: string) =>
      (await jo.send(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id, poster: picture }] }))
        .error;
    const path = 'body.files.0.poster';
    expect(await tried(video.id, others.id)).toMatchObject({ code: 'badRequest', path });
    expect(await tried(video.id, createId())).toMatchObject({ code: 'badRequest', path });
    expect(await tried(video.id, first.poster)).toMatchObject({ code: 'conflict', path });
    expect(await tried(photo.id, photo.id)).toMatchObject({ code: 'badRequest', path: 'body.files' });
    expect(await tried(photo.id, video.id)).toMatchObject({ code: 'badRequest', path });
  });
});

describe('video of a case', () => {
  it('is hidden from strangers, like its posters', async () => {
    const [jo, ida, olga] = [
      await createContributor(services),
      await createContributor(services),
      await signInStaff(services, 'olga@otherville.example'),
    ];
    await openCase(ida);
    const { id } = await shown(jo, await openCase(jo));
    const seen = async (person: Person, side: 'mobile' | 'town', cuid = CUID) =>
      (await get(person, videoAddress(side, { cuid, id }))).statusCode;
    expect(await seen(jo, 'mobile')).toBe(200);
    expect(await seen(ida, 'mobile')).toBe(404);
    expect(await seen(await createVisitor(services), 'mobile')).toBe(403);
    expect(await seen(olga, 'town')).toBe(403);
    expect(await seen(olga, 'town', 'otherville')).toBe(404);
    expect(await seen(jo, 'mobile', 'otherville')).toBe(404);
  });

  it("is part of the person's export and deleted on erasure", async () => {
    const jo = await createContributor(services);
    const { id, poster: picture } = await shown(jo, await openCase(jo));
    const unsent = (await upload(jo, film)).id;
    const files = unzipBytes((await get(jo, addresses.ownData.template)).rawPayload);
    expect(Object.keys(files).filter((name) => name.startsWith('media/'))).toEqual([
      `media/${id}.mp4`,
      `media/${picture}.jpg`,
      `media/${unsent}.mp4`,
    ]);
    expect(files[`media/${id}.mp4`]).toEqual(await storage.read(id, 'video.mp4'));
    const report = Object.entries(files).find(([name]) => name.startsWith('cases/'));
    expect(String(report)).toContain(`La fuite\u00a0: media/${id}.mp4`);
    await jo.call(sessionCalls.userEraseAll);
    for (const gone of [id, picture, unsent]) expect(await storage.listNames(gone)).toEqual([]);
  });
});
