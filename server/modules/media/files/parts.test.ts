import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { PART_BYTES, PART_LIMIT } from '@parvis/api/constants';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { media } from '../../../platform/db/schema.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { createContributor, getFirst, type Person, signIn } from '../../../testing/person.ts';
import { buildPart, upload } from '../../../testing/sendPhotos.ts';
import { mountSmallDisk } from '../../../testing/smallDisk.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { processOrWait } from './processFile.ts';
import { sweepMedia } from './sweep.ts';

const mediaFolder = getTestFolder('parts');
const { url } = await createTestDatabase();
const services = await openTestServices(url, { mediaFolder });
const { pool } = services.store;
const { storage, scratch } = services.services;
const unfinished = join(mediaFolder, '.unfinished');
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const photo = await sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
  raw: { width: 400, height: 300, channels: 3 },
})
  .jpeg({ quality: 100 })
  .toBuffer();

const rowsOf = async (id: string): Promise<number> =>
  (await pool.query('select 1 from media where id = $1', [id])).rowCount ?? 0;

/** Asks for the offset with an empty part. */
const asked = async (person: Person, id: string) =>
  getFirst(await person.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 0)));

describe('resuming device', () => {
  it('asks for the offset and sends nothing twice', async () => {
    const jo = await createContributor(services);
    const id = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 1000));
    expect(await asked(jo, id)).toEqual({ received: 1000, state: 'partial' });
    const rest = getFirst(await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 1000, PART_BYTES)));
    expect(rest.received).toBe(1000 + PART_BYTES);
    const [first_ = '', ...more] = await storage.listNames(id);
    expect([first_, more.length]).toEqual(['part-000000000000', 1]);
  });
  it('asks for the offset in JSON too, and sends no byte by it', async () => {
    const jo = await createContributor(services);
    const id = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 1000));
    const said = await jo.call(mobileCalls.mediaPart, { id, at: 1000, of: photo.length });
    expect(said).toEqual([{ received: 1000, state: 'partial' }]);
  });
  it("learns nothing of another person's file", async () => {
    const [jo, ida] = [await createContributor(services), await createContributor(services)];
    const id = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 1000));
    const said = await ida.send(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 0));
    expect(said.error).toMatchObject({ code: 'conflict', path: 'body.id' });
  });
});

it('a file started as visitor is not usable as staff, or vice versa', async () => {
  const anna = await signIn(await createContributor(services), 'anna@testville.example');
  const [own, desk] = [createId(), createId()];
  await anna.call(mobileCalls.mediaPart, ...buildPart(own, photo, 0, 1000));
  await anna.call(townCalls.mediaPart, ...buildPart(desk, photo, 0, 1000));
  const conflict = { code: 'conflict', path: 'body.id' };
  const asStaff = await anna.send(townCalls.mediaPart, ...buildPart(own, photo, 1000));
  const asVisitor = await anna.send(mobileCalls.mediaPart, ...buildPart(desk, photo, 1000));
  expect([asStaff.error, asVisitor.error]).toMatchObject([conflict, conflict]);
});

/** Runs a callback right before a part is stored. */
async function beforeItIsStored<T>(other: () => Promise<unknown>, send: () => Promise<T>): Promise<T> {
  const { put } = storage;
  let isDone = false;
  storage.put = async (...given) => {
    if (!isDone) {
      isDone = true;
      await other();
    }
    return put.apply(storage, given);
  };
  try {
    return await send();
  } finally {
    storage.put = put;
  }
}

describe('file parts', () => {
  it.each<[string, object, Partial<{ path: string; code: string }>]>([
    ['begin nowhere', { at: '' }, { path: 'body.at' }],
    ['begin before the file', { at: '-1' }, { path: 'body.at' }],
    ['are of no file', { id: '' }, { path: 'body.id' }],
    ['end behind the end', { at: photo.length - 3 }, { path: 'body.part' }],
    ['are of a file of no bytes', { of: 0 }, { path: 'body.of' }],
    ['are of a file that is too large', { of: 1e9 }, { path: 'body.of' }],
  ])('with %s are refused', async (_, wrong, error) => {
    const jo = await createContributor(services);
    const [body, sent] = buildPart(createId(), photo, 0, 1000);
    expect((await jo.send(mobileCalls.mediaPart, { ...body, ...wrong }, sent)).error).toMatchObject(error);
  });

  it('sent concurrently by two pages are stored once and complete the file', async () => {
    const jo = await createContributor(services);
    const id = createId();
    const both = (at: number) =>
      Promise.all([1, 2].map(() => jo.send(mobileCalls.mediaPart, ...buildPart(id, photo, at))));
    for (let at = 0; at < photo.length; at += PART_BYTES)
      for (const { data, error } of await both(at)) {
        expect(error).toBeUndefined();
        expect(data?.[0]?.received).toBe(Math.min(at + PART_BYTES, photo.length));
      }
    expect((await asked(jo, id)).state).toBe('ready');
    expect(await storage.listNames(id)).toEqual(['large.jpg', 'small.webp']);
    expect(await rowsOf(id)).toBe(1);
  });

  it('stored late do not reset the offset', async () => {
    const jo = await createContributor(services);
    const id = createId();
    const send = (at: number) => jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, at, 1000));
    const late = await beforeItIsStored(
      async () => {
        for (const at of [0, 1000]) await send(at);
      },
      () => send(0),
    );
    expect(late).toEqual([{ received: 2000, state: 'partial' }]);
    expect(await asked(jo, id)).toEqual({ received: 2000, state: 'partial' });
  });

  it.each([
    ['was written anew', photo, 'ready', ['large.jpg', 'small.webp']],
    ['was refused', Buffer.from('no photo'), 'refused', []],
  ])('repeated by another page leave nothing of a file that %s meanwhile', async (_, bytes, state, names) => {
    const jo = await createContributor(services);
    const id = createId();
    const late = await beforeItIsStored(
      async () => expect((await upload(jo, bytes, { id })).said.state).toBe(state),
      () => jo.call(mobileCalls.mediaPart, ...buildPart(id, bytes, 0)),
    );
    expect(getFirst(late).state).toBe(state);
    expect(await storage.listNames(id)).toEqual(names);
  });

  it('are limited in size', async () => {
    const jo = await createContributor(services);
    const [body, { bytes }] = buildPart(createId(), photo, 0, PART_BYTES + 1);
    expect((await jo.send(mobileCalls.mediaPart, body, { bytes })).error).toMatchObject({
      path: 'body.part',
    });
    const beyond = { bytes: Buffer.alloc(PART_LIMIT + 1) };
    expect((await jo.send(mobileCalls.mediaPart, body, beyond)).error?.code).toBe('tooLarge');
  });
});

describe('complete file', () => {
  /** A file that is being processed. */
  async function beingRead(): Promise<{ person: Person; id: string }> {
    const person = await createContributor(services);
    const { id } = await upload(person, photo);
    await storage.put(id, 'part-000000000000', photo);
    await pool.query(`update media set state = 'partial', reading = now() where id = $1`, [id]);
    return { person, id };
  }
  const end = (id: string) => buildPart(id, photo, photo.length);
  const rowOf = async (id: string) => {
    const [row] = await services.services.db.select().from(media).where(eq(media.id, id));
    if (!row) throw new Error('It is gone.');
    return row;
  };

  it('is processed by one server, while others wait for its result', async () => {
    const { person, id } = await beingRead();
    const asks = person.call(mobileCalls.mediaPart, ...end(id));
    await pool.query(`update media set state = 'refused', reason = 'format', reading = null where id = $1`, [
      id,
    ]);
    expect(getFirst(await asks)).toMatchObject({ state: 'refused', reason: 'format' });
    expect(await storage.listNames(id)).toContain('part-000000000000');
  });

  it('keeps the first result when a second reader, after an expired lock, would refuse it', async () => {
    const { person, id } = await beingRead();
    await pool.query(`update media set reading = now() - interval '91 seconds' where id = $1`, [id]);
    const { scanner } = services.services;
    const { scan } = scanner;
    scanner.scan = async () => {
      await pool.query(`update media set state = 'ready' where id = $1`, [id]);
      return 'found';
    };
    try {
      expect(getFirst(await person.call(mobileCalls.mediaPart, ...end(id))).state).toBe('ready');
    } finally {
      scanner.scan = scan;
    }
    expect(await storage.listNames(id)).toEqual(['large.jpg', 'small.webp']);
  });
  it('answers checking after the wait limit, and its lock expires', async () => {
    const { person, id } = await beingRead();
    const said = await processOrWait(services.services, await rowOf(id), 0);
    expect(said).toEqual({ received: photo.length, state: 'checking' });
    expect(await storage.listNames(id)).toContain('part-000000000000');
    await pool.query(`update media set reading = now() - interval '2 minutes' where id = $1`, [id]);
    expect(getFirst(await person.call(mobileCalls.mediaPart, ...end(id))).state).toBe('ready');
    expect(await storage.listNames(id)).toEqual(['large.jpg', 'small.webp']);
  });

  it('keeps a late result even if the next reader no longer finds the parts', async () => {
    const { person, id } = await beingRead();
    await pool.query(`update media set reading = now() - interval '2 minutes' where id = $1`, [id]);
    const { listNames: names } = storage;
    storage.listNames = async (of) => {
      const found = await names(of);
      await pool.query(`update media set state = 'ready' where id = $1`, [of]);
      await storage.remove(of, ['part-000000000000']);
      return found;
    };
    try {
      expect(getFirst(await person.call(mobileCalls.mediaPart, ...end(id))).state).toBe('ready');
    } finally {
      storage.listNames = names;
    }
    expect(await storage.listNames(id)).toEqual(['large.jpg', 'small.webp']);
    expect(await asked(person, id)).toEqual({ received: photo.length, state: 'ready' });
  });
});

describe('parts of a processed file', () => {
  it('are deleted by the sweep if not deleted at once', async () => {
    const jo = await createContributor(services);
    const id = createId();
    const { remove } = storage;
    storage.remove = async () => {
      throw new Refusal('unavailable', { retryAfter: 30 });
    };
    try {
      for (let at = 0; at < photo.length; at += PART_BYTES)
        await jo.send(mobileCalls.mediaPart, ...buildPart(id, photo, at));
    } finally {
      storage.remove = remove;
    }
    expect((await asked(jo, id)).state).toBe('ready');
    expect(await storage.listNames(id)).toContain('part-000000000000');
    expect(await sweepMedia(services.services)).toEqual({ files: 0, rows: 0 });
    expect(await sweepMedia(services.services, Date.now() + 7_200_000)).toEqual({ files: 1, rows: 0 });
    expect(await storage.listNames(id)).toEqual(['large.jpg', 'small.webp']);
    expect(await sweepMedia(services.services, Date.now() + 7_200_000)).toEqual({ files: 0, rows: 0 });
  });
});

describe('partial files of a killed server', () => {
  it('are deleted by the sweep, unless still being written', async () => {
    mkdirSync(unfinished, { recursive: true });
    const [left, young] = [await scratch.path(), await scratch.path()];
    for (const path of [left, young]) writeFileSync(path, 'half a part');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(left, twoHoursAgo, twoHoursAgo);
    expect(await sweepMedia(services.services)).toEqual({ files: 1, rows: 0 });
    expect(await readdir(unfinished)).toEqual([young.split('/').at(-1)]);
  });
});

const disk = mountSmallDisk(getTestFolder('small-disk'), 1);
const full = typeof disk === 'string' ? it.skip : it;
full(
  `a disk that is full in the middle of a file refuses in words, keeps nothing by half, and the file goes on once there is room${
    typeof disk === 'string' ? `: ${disk}` : ''
  }`,
  async () => {
    if (typeof disk === 'string') return;
    const cramped = await openTestServices(url, { mediaFolder: disk.folder });
    try {
      const jo = await createContributor(cramped);
      const id = createId();
      await jo.call(mobileCalls.mediaPart, ...buildPart(id, photo, 0, 1000));
      disk.fill();
      const next = buildPart(id, photo, 1000, PART_BYTES);
      for (const _ of [1, 2])
        expect((await jo.send(mobileCalls.mediaPart, ...next)).error).toEqual({
          code: 'unavailable',
          retryAfter: 30,
        });
      expect(await readdir(join(disk.folder, '.unfinished'))).toEqual([]);
      expect(await asked(jo, id)).toEqual({ received: 1000, state: 'partial' });
      disk.empty();
      const said = await upload(jo, photo, { id });
      expect(said.said.state).toBe('ready');
      // The operator got one warning at the start and one at the end.
      expect(cramped.failures).toEqual([
        expect.stringContaining('no space left'),
        'Uploads are stored again.',
      ]);
    } finally {
      await cramped.close();
      disk.remove();
    }
  },
);
