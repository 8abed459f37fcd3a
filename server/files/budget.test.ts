import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { PHOTO_BYTES_MAX } from '@parvis/api/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { contributor, openCase, type Person, signIn } from '../testing/person.ts';
import { partAt } from '../testing/sendPhotos.ts';
import { openTestServices, type TestServices } from '../testing/testServices.ts';

const { url } = await createTestDatabase();
/** Twenty files a day of one customer's visitors, two of one code. */
const services = await openTestServices(url, { config: { mediaPerDay: 20 } });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
beforeEach(async () => {
  await pool.query('truncate media');
});

const file = Buffer.alloc(3000, 7);
const MANY = { code: 'tooMany', retryAfter: 3600 };

/** Somebody new who scanned a code, or none. */
async function walker(qrid: string | null, of: TestServices = services): Promise<Person> {
  const person = await contributor(of);
  if (qrid !== null) await person.call(mobileCalls.casesQuestion, {}).catch(() => undefined);
  await pool.query(
    `update sessions set qrid = $1, qrid_date = now() where cr_uid = (select cr_uid from identities order by created desc limit 1)`,
    [qrid],
  );
  return person;
}

const begin = (person: Person, bytes = file, cuid = 'testville') =>
  person.send(mobileCalls.mediaPart, ...partAt(newId(), bytes, 0, 100, { cuid }));

/** Files of other visitors, of a customer and a code, as they came so many hours ago. */
const others = async (
  files: number,
  { cuid = 'testville', qrid = 'other' as string | null, hours = 1, bytes = 1000 } = {},
) => {
  const { rows } = await pool.query<{ cr_uid: string }>(
    `insert into identities (cr_uid) values ($1) returning cr_uid`,
    [newId()],
  );
  await pool.query(
    `insert into media (id, cuid, cr_uid, staff, bytes, qrid, created)
     select gen_random_uuid()::text, $1, $2, false, $3, $4, now() - $5 * interval '1 hour' from generate_series(1, $6)`,
    [cuid, rows[0]?.cr_uid, bytes, qrid, hours, files],
  );
};

describe('in one day', () => {
  it.each<[string, number[]]>([
    ['files', Array.from({ length: 198 }, () => 1)],
    ['bytes', [...Array.from({ length: 19 }, () => PHOTO_BYTES_MAX), PHOTO_BYTES_MAX - 2 * file.length]],
  ])('one person sends so many, shown or not: %s', async (_, sizes) => {
    const csid = await openCase(await contributor(services));
    const anna = await signIn(await contributor(services), 'anna@testville.example');
    const sends = () => anna.send(townCalls.mediaPart, ...partAt(newId(), file, 0, 100));
    expect((await sends()).error).toBeUndefined();
    await pool.query(
      `insert into media (id, cuid, cr_uid, staff, bytes, csid)
       select gen_random_uuid()::text, cuid, cr_uid, true, size, $1 from media, unnest($2::int[]) size`,
      [csid, sizes],
    );
    expect((await sends()).error).toBeUndefined();
    expect((await sends()).error).toMatchObject(MANY);
  });

  it('those who scanned one code send a tenth of what their customer takes', async () => {
    await others(2, { qrid: 'test-hall' });
    expect((await begin(await walker('test-hall'))).error).toMatchObject(MANY);
    expect((await begin(await walker('test-park'))).error).toBeUndefined();
    expect((await begin(await walker(null))).error).toBeUndefined();
  });

  it('the visitors of one customer send so many files, and others theirs', async () => {
    await others(20);
    expect((await begin(await walker(null))).error).toMatchObject(MANY);
    expect((await begin(await walker(null), file, 'otherville')).error).toBeUndefined();
  });

  it('a few large files count as the many small ones that they are as heavy as', async () => {
    await others(2, { bytes: 9_999_000 });
    expect((await begin(await walker(null), Buffer.alloc(1000))).error).toBeUndefined();
    expect((await begin(await walker(null), Buffer.alloc(3000))).error).toMatchObject(MANY);
  });

  it('what came the day before counts no more', async () => {
    await others(20, { hours: 25 });
    expect((await begin(await walker(null))).error).toBeUndefined();
  });

  it('staff answer with photos, however many their visitors send', async () => {
    await others(30);
    const anna = await signIn(await contributor(services), 'anna@testville.example');
    const reply = await anna.send(townCalls.mediaPart, ...partAt(newId(), file, 0, 100));
    expect(reply.error).toBeUndefined();
  });

  it('of a file that was begun all parts are taken', async () => {
    const jo = await walker(null);
    const id = newId();
    await jo.call(mobileCalls.mediaPart, ...partAt(id, file, 0, 1000));
    await others(20);
    expect((await jo.send(mobileCalls.mediaPart, ...partAt(id, file, 1000, 1000))).error).toBeUndefined();
  });
});

describe('of files that begin at once', () => {
  const taken = async (begun: readonly Promise<{ error?: unknown }>[]): Promise<number> => {
    const answers = await Promise.all(begun);
    return answers.filter(({ error }) => error === undefined).length;
  };
  const walkers = async (qrid: string | null): Promise<Person[]> => {
    const people: Person[] = [];
    while (people.length < 6) people.push(await walker(qrid));
    return people;
  };

  it('one person has no more at the server than one after the other', async () => {
    const anna = await signIn(await contributor(services), 'anna@testville.example');
    const send = () => anna.send(townCalls.mediaPart, ...partAt(newId(), file, 0, 100));
    expect(await taken(Array.from({ length: 80 }, send))).toBe(25);
  });

  it('those who scanned one code send no more', async () => {
    const people = await walkers('test-hall');
    expect(await taken(people.map((person) => begin(person)))).toBe(2);
  });

  it('the visitors of one customer send no more', async () => {
    await others(18);
    const people = await walkers(null);
    expect(await taken(people.map((person) => begin(person)))).toBe(2);
  });
});
