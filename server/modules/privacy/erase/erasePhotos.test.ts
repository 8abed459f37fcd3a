import { addresses, imageAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  createContributor,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../../testing/person.ts';
import { buildPart } from '../../../testing/sendPhotos.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { unzipBytes } from '../../../testing/unzip.ts';
import { sweepMedia } from '../../media/files/sweep.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
const { storage } = services.services;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1450CC' } })
  .jpeg()
  .toBuffer();

function held() {
  let keep: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, resolve: () => keep() };
}

async function show(
  person: Person,
  csid: string,
  alt: string,
  calls:
    | Pick<typeof mobileCalls, 'mediaPart' | 'sendMedia'>
    | Pick<typeof townCalls, 'mediaPart' | 'sendMedia'>,
): Promise<string> {
  const id = createId();
  await person.call(calls.mediaPart, ...buildPart(id, photo, 0));
  await person.call(calls.sendMedia, { csid, id: createId(), files: [{ id, alt }] });
  return id;
}

async function shownByBoth() {
  const [jo, anna] = [await createContributor(services), await signInStaff(services)];
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const own = await show(jo, csid, 'La fuite <ici>', mobileCalls);
  const others = await show(anna, csid, 'La vanne', townCalls);
  return { jo, anna, csid, own, others };
}

const idsIn = async (csid: string): Promise<string[]> =>
  (await pool.query<{ id: string }>('select id from media where csid = $1', [csid])).rows.map(({ id }) => id);
const twoHoursOn = () => sweepMedia(services.services, Date.now() + 7_200_000);

describe('photos', () => {
  it('are exported with captions, without those of staff', async () => {
    const { jo, csid, own, others } = await shownByBoth();
    const unsent = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(unsent, photo, 0));
    const begun = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(begun, photo, 0, 3));
    const files = unzipBytes((await jo.get(addresses.ownData.template)).rawPayload);
    const { rows } = await pool.query('select nbr from cases where csid = $1', [csid]);
    const report = `cases/testville-${rows[0].nbr}.txt`;
    expect(Object.keys(files)).toEqual([
      'person.txt',
      'data.json',
      report,
      `media/${own}.jpg`,
      `media/${unsent}.jpg`,
    ]);
    const kept = await storage.read(own, 'large.jpg');
    expect(files[`media/${own}.jpg`]).toEqual(kept);
    const conversation = String(files[report]);
    expect(conversation).toContain(`\nLa fuite <ici>\u00a0: media/${own}.jpg\n`);
    expect(conversation).toContain('\nLa vanne\n');
    expect(String(files['person.txt'])).toContain('PHOTOS ET VIDÉOS JAMAIS ENVOYÉES');
    expect(JSON.parse(String(files['data.json'])).unsent).toMatchObject([
      { id: unsent, state: 'ready' },
      { id: begun, state: 'partial' },
    ]);
    expect(conversation).not.toContain(others);
  });

  it('are deleted with their files when the sender is erased; staff photos stay', async () => {
    const { jo, anna, csid, own, others } = await shownByBoth();
    const unsent = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(unsent, photo, 0, 3));
    await jo.call(sessionCalls.userEraseAll);
    expect(await idsIn(csid)).toEqual([others]);
    const left = await pool.query('select 1 from media where id = any($1)', [[own, unsent]]);
    expect(left.rowCount).toBe(0);
    const seen = async (id: string) =>
      (await anna.get(imageAddress('town', { cuid: 'testville', id, size: 'large' }))).statusCode;
    expect([await seen(own), await seen(others)]).toEqual([404, 200]);
    const messages = await anna.call(townCalls.fetchReq, { csid, after: 0 });
    expect(messages.flatMap(({ media = [] }) => media.map(({ id }) => id))).toEqual([others]);
    for (const id of [own, unsent]) expect(await storage.listNames(id)).toEqual([]);
    expect(await storage.listNames(others)).toEqual(['large.jpg', 'small.webp']);
    const { rows } = await pool.query('select others from erasures order by id desc limit 1');
    expect(rows).toMatchObject([{ others: { media: 2 } }]);
  });

  it.each([
    ['a part', 'part-000000000000'],
    ['the picture that was made of it', 'large.jpg'],
    ['the small one', 'small.webp'],
  ])('leave no file when the sender is erased while %s is written', async (_, piece) => {
    const jo = await createContributor(services);
    const also = await createContributor(services);
    also.cookie = jo.cookie;
    const id = createId();
    const [reached, free] = [held(), held()];
    services.services.storage = {
      ...storage,
      async put(of, name, bytes) {
        if (name === piece) {
          reached.resolve();
          await free.promise;
        }
        return storage.put(of, name, bytes);
      },
    };
    const sending = also.send(mobileCalls.mediaPart, ...buildPart(id, photo, 0));
    await reached.promise;
    await jo.call(sessionCalls.userEraseAll);
    free.resolve();
    expect((await sending).error?.code).toBe('unavailable');
    services.services.storage = storage;
    expect(await storage.listNames(id)).toEqual([]);
    expect((await also.send(mobileCalls.mediaPart, ...buildPart(id, photo, 0))).error?.code).toBe(
      'unauthenticated',
    );
  });

  it('stay with the customer when their sender was staff', async () => {
    const { jo, anna, csid, own, others } = await shownByBoth();
    await anna.call(sessionCalls.userEraseAll);
    expect((await idsIn(csid)).toSorted()).toEqual([own, others].toSorted());
    await twoHoursOn();
    const address = imageAddress('mobile', { cuid: 'testville', id: others, size: 'small' });
    expect((await jo.get(address)).statusCode).toBe(200);
  });

  it('follow their sender into a merged account', async () => {
    await signIn(await createContributor(services), 'one@mail.example');
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const { jo, own } = await shownByBoth();
    await signIn(jo, 'one@mail.example');
    const { crUid } = await jo.call(sessionCalls.userSts, { newCookies: false });
    const { rows } = await pool.query('select cr_uid from media where id = $1', [own]);
    expect(rows).toEqual([{ cr_uid: crUid }]);
    const files = unzipBytes((await jo.get(addresses.ownData.template)).rawPayload);
    expect(Object.keys(files)).toContain(`media/${own}.jpg`);
  });
});
