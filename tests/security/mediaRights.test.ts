import { captionsAddress, imageAddress, videoAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { imageSizes } from '@parvis/api/entities/media';
import type { ErrorCode } from '@parvis/api/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import {
  createContributor,
  createVisitor,
  openCase,
  Person,
  signInStaff,
} from '../../server/testing/person.ts';
import { createScene } from '../../server/testing/photoFiles.ts';
import { buildPart, upload } from '../../server/testing/sendPhotos.ts';
import { openTestServices } from '../../server/testing/testServices.ts';
import { makeVideo } from '../../server/testing/videoFiles.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const photo = await createScene().jpeg().toBuffer();
const film = await makeVideo();
const jo = await createContributor(services);
const csid = await openCase(jo);
const anna = await signInStaff(services);

/** Into Jo's case. */
async function shownBy(
  person: Person,
  calls: typeof mobileCalls | typeof townCalls,
  bytes: Buffer = photo,
): Promise<string> {
  const { id } = await upload(person, bytes, { calls });
  const captions = { language: 'fr', cues: [{ from: 0, to: 1, txt: 'Oui' }] };
  const said = bytes === film && { captions };
  await person.call(calls.sendMedia, { csid, id: createId(), files: [{ id, ...said }] });
  return id;
}

/** Every kind of file, by fate. */
const files = {
  ofVisitor: await shownBy(jo, mobileCalls),
  ofStaff: await shownBy(anna, townCalls),
  filmOfVisitor: await shownBy(jo, mobileCalls, film),
  filmOfStaff: await shownBy(anna, townCalls, film),
  notYetSent: (await upload(jo, photo)).id,
  inParts: await (async () => {
    const id = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 1000));
    return id;
  })(),
  refused: (await upload(jo, Buffer.from('no photo'))).id,
  unknown: createId(),
};
type FileName = keyof typeof files;
const shown: readonly FileName[] = ['ofVisitor', 'ofStaff'];
const filmed: readonly FileName[] = ['filmOfVisitor', 'filmOfStaff'];

async function otherContributor(): Promise<Person> {
  const person = await createContributor(services);
  await openCase(person);
  return person;
}

/** Relative to a case at Testville. */
const people = {
  nobody: new Person(services),
  visitor: await createVisitor(services),
  identity: await createContributor(services),
  otherContributor: await otherContributor(),
  participant: jo,
  strangerStaff: await signInStaff(services, 'olga@otherville.example'),
  staff: await signInStaff(services),
  admin: await signInStaff(services, 'chloe@testville.example'),
};
type Role = keyof typeof people;

/** 200 if a message shows it, otherwise 404. */
const seen: Readonly<Record<Role, Readonly<Record<'mobile' | 'town', number>>>> = {
  nobody: { mobile: 401, town: 401 },
  visitor: { mobile: 403, town: 403 },
  identity: { mobile: 404, town: 403 },
  otherContributor: { mobile: 404, town: 403 },
  participant: { mobile: 200, town: 403 },
  strangerStaff: { mobile: 404, town: 403 },
  staff: { mobile: 404, town: 200 },
  admin: { mobile: 404, town: 200 },
};
const roles = Object.keys(people) as Role[];

/** Picture sizes, video, captions. */
function addressOf(
  size: (typeof imageSizes)[number] | 'film' | 'captions',
  side: 'mobile' | 'town',
  where: { cuid: string; id: string },
): string {
  if (size === 'film') return videoAddress(side, where);
  if (size === 'captions') return captionsAddress(side, { ...where, version: '' });
  return imageAddress(side, { ...where, size });
}

describe.each(roles)('%s', (role) => {
  const person = people[role];

  it.each(Object.keys(files) as FileName[])(
    'reads file %s only within its rights, in every size and kind',
    async (name) => {
      for (const side of ['mobile', 'town'] as const)
        for (const size of [...imageSizes, 'film', 'captions'] as const) {
          const where = { cuid: 'testville', id: files[name] };
          const answer = await person.get(addressOf(size, side, where));
          const right = seen[role][side];
          const isThere = (size === 'film' || size === 'captions' ? filmed : shown).includes(name);
          const status = right === 200 && !isThere ? 404 : right;
          expect([side, size, answer.statusCode]).toEqual([side, size, status]);
          // Reveals nothing, not cached.
          if (status !== 200) expect(answer.headers['cache-control']).toBe('no-store');
          if (status !== 200) expect(answer.headers['content-type']).toMatch(/^application\/json/);
        }
    },
  );

  it("finds no photo of another customer under this one's name, or the reverse", async () => {
    for (const side of ['mobile', 'town'] as const) {
      const answer = await person.get(
        imageAddress(side, { cuid: 'otherville', id: files.ofVisitor, size: 'small' }),
      );
      expect(answer.statusCode).not.toBe(200);
    }
  });
});

/** On each side; none may touch another's file. */
const senders: readonly (readonly [Role, typeof mobileCalls | typeof townCalls])[] = [
  ['identity', mobileCalls],
  ['otherContributor', mobileCalls],
  ['strangerStaff', mobileCalls],
  ['staff', mobileCalls],
  ['staff', townCalls],
  ['admin', townCalls],
];

describe.each(senders)('%s cannot', (role, calls) => {
  it.each(['ofVisitor', 'filmOfVisitor', 'notYetSent', 'inParts', 'refused'] as const)(
    "resume another's upload or read its progress: %s",
    async (name) => {
      for (const [at, length] of [
        [0, 0],
        [1000, 1000],
        [photo.length, 0],
      ] as const) {
        const { error } = await people[role].send(
          calls.mediaPart,
          ...buildPart(files[name], photo, at, length),
        );
        expect(error).toEqual({ code: 'conflict', path: 'body.id' });
      }
    },
  );

  it.each(Object.keys(files) as FileName[])("describe or caption another's file: %s", async (name) => {
    if (role === 'staff' && calls === townCalls && /ofStaff$/i.test(name)) return;
    const captions = { language: 'fr', cues: [{ from: 0, to: 1, txt: 'Non' }] };
    for (const said of [{ alt: 'Non' }, { captions }, { captions: null }, { noSpeech: true }])
      for (const where of calls === mobileCalls ? [csid, await openCase(people[role])] : [csid]) {
        const { error } = await people[role].send(calls.describeMedia, {
          csid: where,
          id: files[name],
          ...said,
        });
        const isOthers = calls === mobileCalls && where === csid;
        expect(error?.code).toBe<ErrorCode>(isOthers ? 'unknownCase' : 'badRequest');
        expect(error?.path).toBe(isOthers ? undefined : 'body.id');
      }
    const [after] = (await jo.call(mobileCalls.fetchMedia, { csid }))
      .flatMap(({ media }) => media)
      .filter(({ id, alt }) => id === files[name] && alt !== undefined);
    expect(after).toBeUndefined();
  });

  it.each(Object.keys(files) as FileName[])("show another's file as their own: %s", async (name) => {
    const own = calls === mobileCalls ? await openCase(people[role]) : csid;
    const sent = { csid: own, id: createId(), files: [{ id: files[name] }] };
    const { error } = await people[role].send(calls.sendMedia, sent);
    const isOwn = role === 'staff' && calls === townCalls && /ofStaff$/i.test(name);
    expect(error?.code).toBe<ErrorCode>(isOwn ? 'conflict' : 'badRequest');
    expect(error?.path).toBe('body.files.0.id');
  });
});

describe('a photo response', () => {
  const address = imageAddress('mobile', { cuid: 'testville', id: files.ofVisitor, size: 'large' });
  const asked = (range?: string) =>
    services.app.inject({
      method: 'GET',
      url: address,
      headers: { cookie: jo.cookie ?? '', ...(range !== undefined && { range }) },
    });

  it('sets caching and disposition, and runs nothing', async () => {
    const { headers } = await asked();
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-disposition': 'inline; filename="photo.jpg"',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  });

  it('serves ranges that add up to the whole', async () => {
    const whole = await asked();
    expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length));
    const [head, tail] = [await asked('bytes=0-99'), await asked('bytes=100-')];
    for (const part of [head, tail]) expect(part.statusCode).toBe(206);
    expect(head.headers['content-range']).toBe(`bytes 0-99/${whole.rawPayload.length}`);
    expect(Buffer.concat([head.rawPayload, tail.rawPayload])).toEqual(whole.rawPayload);
  });

  it('rejects a range beyond its end', async () => {
    const answer = await asked('bytes=9999999-');
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(answer.rawPayload.length).toBe(0);
  });
});
