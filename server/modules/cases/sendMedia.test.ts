import { imageAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { PART_BYTES } from '@parvis/api/constants';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { buildPart, type PhotoCalls, upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { sweepMedia } from '../media/files/sweep.ts';
import { eraseDue } from '../privacy/retention/eraseDue.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
const { storage } = services.services;

const CUID = 'testville';

/** A rotated photo of incompressible noise with camera metadata. */
const photo = await sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
  raw: { width: 400, height: 300, channels: 3 },
})
  .jpeg({ quality: 100 })
  .withMetadata({
    orientation: 6,
    exif: { IFD0: { Model: 'Fairphone 5' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } },
  })
  .toBuffer();

async function shown(person: Person, calls: PhotoCalls = mobileCalls, csid?: string, more: object = {}) {
  const opened = csid ?? (await openCase(person));
  const { id } = await upload(person, photo, { calls });
  const sent = { csid: opened, id: createId(), files: [{ id, alt: 'Une fuite' }], ...more };
  const reply = await person.send(calls.sendMedia, sent);
  return { csid: opened, id, sent, reply };
}

const ask = (person: Person, address: string) => person.get(address);

describe('photo in a discussion', () => {
  it('is uploaded in parts, re-encoded upright without metadata, and visible to both sides', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    expect(photo.length).toBeGreaterThan(PART_BYTES);
    const { id, said } = await upload(jo, photo);
    expect(said).toEqual({ received: photo.length, state: 'ready' });
    const words = { txt: 'Voici.', files: [{ id, alt: ' Une fuite ' }] };
    const [message] = await jo.call(mobileCalls.sendMedia, { csid, id: createId(), ...words });
    expect(message).toMatchObject({
      msgTxt: 'Voici.',
      media: [{ id, kind: 'image', width: 300, height: 400, alt: 'Une fuite' }],
    });
    expect(message?.media?.[0]?.tiny).toMatch(/^data:image\/webp;base64,/);

    const anna = await signInStaff(services);
    for (const [person, side] of [
      [jo, 'mobile'],
      [anna, 'town'],
    ] as const)
      for (const [size, width] of [
        ['large', 300],
        ['small', 300],
      ] as const) {
        const answer = await ask(person, imageAddress(side, { cuid: CUID, id, size }));
        expect([side, size, answer.statusCode]).toEqual([side, size, 200]);
        const read = await sharp(answer.rawPayload).metadata();
        expect([read.width, read.exif, read.icc, read.xmp]).toEqual([width, undefined, undefined, undefined]);
        expect(answer.rawPayload.includes('Fairphone')).toBe(false);
        expect(answer.headers).toMatchObject({
          'cache-control': 'private, max-age=86400, immutable',
          'x-content-type-options': 'nosniff',
        });
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      }
    expect(await anna.call(townCalls.fetchMedia, { csid })).toMatchObject([{ mine: false, media: [{ id }] }]);
    expect(await storage.listNames(id)).toEqual(['large.jpg', 'small.webp']);
  });

  it('sent by staff makes them a handler and has a photo snippet', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const anna = await signInStaff(services);
    const { reply } = await shown(anna, townCalls, csid);
    expect(reply.error).toBeUndefined();
    expect(
      (await fetchMessages(jo, csid)).slice(-3).map(({ flags, media }) => [flags, media?.length]),
    ).toEqual([
      [['handle'], undefined],
      [['crWeb'], undefined],
      [undefined, 1],
    ]);
    const [row] = await jo.call(mobileCalls.statusActivity, {});
    expect(row?.last).toMatchObject({ txt: 'Une photo' });
  });

  it('is stored once; another message under its id conflicts', async () => {
    const jo = await createContributor(services);
    const { sent, csid, reply } = await shown(jo);
    const again = await jo.send(mobileCalls.sendMedia, sent);
    expect(again.data).toEqual(reply.data);
    const other = await upload(jo, photo);
    const changed = await jo.send(mobileCalls.sendMedia, { ...sent, files: [{ id: other.id }] });
    expect(changed.error).toMatchObject({ code: 'conflict', path: 'body.id' });
    // Nor is a file shown twice.
    const twice = await jo.send(mobileCalls.sendMedia, { csid, id: createId(), files: sent.files });
    expect(twice.error).toMatchObject({ code: 'conflict', path: 'body.files.0.id' });
  });
});

describe('download from another host', () => {
  it.each([
    ['', 'inline; filename="photo.jpg"'],
    ['&save=2', 'attachment; filename="photo-2.jpg"'],
    ['&save=2&save=3', 'inline; filename="photo.jpg"'],
    ['&save=%22%0d%0aset-cookie:%20x', 'inline; filename="photo.jpg"'],
  ])('with query “%s” has disposition %s', async (query, disposition) => {
    const jo = await createContributor(services);
    const { id } = await shown(jo);
    const answer = await ask(jo, imageAddress('mobile', { cuid: CUID, id, size: 'large' }) + query);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, disposition]);
  });
});
describe('upload parts', () => {
  it('repeated, early or beyond the end change nothing and return the offset', async () => {
    const jo = await createContributor(services);
    const id = createId();
    const send = async (at: number, length: number) =>
      getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, at, length)));
    expect(await send(1000, 1000)).toEqual({ received: 0, state: 'partial' });
    expect(await send(0, 1000)).toEqual({ received: 1000, state: 'partial' });
    expect(await send(0, 1000)).toEqual({ received: 1000, state: 'partial' });
    expect(await send(1000, PART_BYTES)).toEqual({ received: 1000 + PART_BYTES, state: 'partial' });
    const rest = await send(1000 + PART_BYTES, PART_BYTES);
    expect(rest).toEqual({ received: photo.length, state: 'ready' });
    expect(await send(0, 1000)).toEqual(rest);
  });

  it('resume after a server stopped before processing', async () => {
    const jo = await createContributor(services);
    const { id } = await upload(jo, photo);
    await pool.query(`update media set state = 'partial', received = bytes where id = $1`, [id]);
    await storage.put(id, 'part-000000000000', photo);
    expect(getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, photo.length)))).toEqual({
      received: photo.length,
      state: 'ready',
    });
  });

  it('that do not form the file are deleted and resent as a whole', async () => {
    const jo = await createContributor(services);
    const { id } = await upload(jo, photo);
    await pool.query(`update media set state = 'partial', received = bytes where id = $1`, [id]);
    for (const at of ['000000000000', '000000000007']) await storage.put(id, `part-${at}`, photo);
    const asked = async (at: number) =>
      getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, at)));
    expect(await asked(photo.length)).toEqual({ received: 0, state: 'partial' });
    expect(await storage.listNames(id)).toEqual([]);
    expect((await asked(0)).received).toBe(PART_BYTES);
    expect(await asked(PART_BYTES)).toEqual({ received: photo.length, state: 'ready' });
  });

  it('of another person, length or range are refused', async () => {
    const [jo, ida] = [await createContributor(services), await createContributor(services)];
    const id = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 100));
    expect((await ida.send(mobileCalls.mediaPart, ...buildPart(id, photo, 100, 100))).error?.code).toBe(
      'conflict',
    );
    const [place, bytes] = buildPart(id, photo, 100, 100);
    const longer = { ...place, of: photo.length + 1 };
    expect((await jo.send(mobileCalls.mediaPart, longer, bytes)).error?.code).toBe('conflict');
    const beyond = { ...place, at: photo.length - 50 };
    expect((await jo.send(mobileCalls.mediaPart, beyond, bytes)).error).toMatchObject({ path: 'body.part' });
  });
});

const huge = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

describe('upload after the end', () => {
  it('of a case is refused with its text, and kept for another case, for visitors and staff', async () => {
    const [jo, anna] = [await createContributor(services), await signInStaff(services)];
    const csid = await openCase(jo);
    const { id } = await upload(jo, photo);
    const half = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(half, photo, 0, 1000));
    const theirs = await upload(anna, photo, { calls: townCalls });
    await sendStep(anna, csid, 'handle');
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    const before = await fetchMessages(jo, csid);
    const late = { csid, id: createId(), txt: 'Encore.', files: [{ id }] };
    const ofStaff = { csid, id: createId(), files: [{ id: theirs.id }] };
    for (const reply of [
      await jo.send(mobileCalls.sendMedia, late),
      await anna.send(townCalls.sendMedia, ofStaff),
    ])
      expect([reply.error?.code, reply.data]).toEqual(['stepNotAllowed', undefined]);
    expect(await fetchMessages(jo, csid)).toEqual(before);
    // The file may still go into another case.
    expect(
      getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(half, photo, 1000))).received,
    ).toBeGreaterThan(1000);
    const other = await openCase(jo);
    const [message] = await jo.call(mobileCalls.sendMedia, { csid: other, id: createId(), files: [{ id }] });
    expect(message?.media?.map((one) => one.id)).toEqual([id]);
  });
});

describe('invalid photo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  it.each([
    ['words', Buffer.from('not a picture'), 'format'],
    ['a drawing', svg, 'format'],
    ['a photo that is cut', photo.subarray(0, photo.length / 2), 'format'],
    ['more pixels than a camera makes', huge, 'tooBig'],
  ])('is refused with a reason and deleted: %s', async (_, bytes, reason) => {
    const jo = await createContributor(services);
    const { id, said } = await upload(jo, bytes);
    expect(said).toEqual({ received: bytes.length, state: 'refused', reason });
    expect(await storage.listNames(id)).toEqual([]);
    const csid = await openCase(jo);
    const reply = await jo.send(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
    expect(reply.error).toMatchObject({ code: 'badRequest', path: 'body.files.0.id', reason: 'unknown' });
  });
});

describe('picture of a case', () => {
  it("is hidden from strangers, other customers' staff, and before it is sent", async () => {
    const jo = await createContributor(services);
    const { id } = await shown(jo);
    const other = await createContributor(services);
    await openCase(other);
    const olga = await signInStaff(services, 'olga@otherville.example');
    const asked = async (person: Person, side: 'mobile' | 'town', cuid = CUID) =>
      (await ask(person, imageAddress(side, { cuid, id, size: 'small' }))).statusCode;
    expect(await asked(jo, 'mobile')).toBe(200);
    expect(await asked(other, 'mobile')).toBe(404);
    expect(await asked(olga, 'town')).toBe(403);
    expect(await asked(olga, 'town', 'otherville')).toBe(404);
    expect(await asked(jo, 'mobile', 'otherville')).toBe(404);
    const unsent = await upload(jo, photo);
    const address = imageAddress('mobile', { cuid: CUID, id: unsent.id, size: 'large' });
    expect((await ask(jo, address)).statusCode).toBe(404);
  });

  it('loses its row with the case and its files with the next sweep', async () => {
    const jo = await createContributor(services);
    const { csid, id } = await shown(jo);
    await pool.query(`update cases set erase_on = now() - interval '1 minute' where csid = $1`, [csid]);
    expect(await eraseDue(pool)).toMatchObject({ media: 1 });
    const later = Date.now() + 7_200_000;
    expect((await sweepMedia(services.services, later)).files).toBeGreaterThanOrEqual(1);
    expect(await storage.listNames(id)).toEqual([]);
    expect((await ask(jo, imageAddress('mobile', { cuid: CUID, id, size: 'small' }))).statusCode).toBe(404);
  });
});
