import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { media } from '../../../platform/db/schema.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { consumePoints } from '../../../platform/limits/proofOfWork/consumePoints.ts';
import type { RateLimitName } from '../../../platform/limits/rateLimits.ts';
import { eventually } from '../../../testing/eventually.ts';
import { hasLockWait } from '../../../testing/lockWaits.ts';
import { createContributor, type Person, signIn } from '../../../testing/person.ts';
import { buildPart } from '../../../testing/sendPhotos.ts';
import { openTestServices, type TestServices } from '../../../testing/testServices.ts';
import { eraseDue } from '../../privacy/retention/eraseDue.ts';
import { checkUploadLimits } from './uploadLimits.ts';

const { url } = await createTestDatabase();
/** Twenty files a day for visitors of a customer, two for a code. */
const services = await openTestServices(url, { config: { mediaPerDay: 20 } });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
beforeEach(async () => {
  await pool.query('truncate media, shared_counts');
});

const file = Buffer.alloc(3000, 7);

/** A newcomer with or without a scanned code. */
async function walker(qrid: string | null, of: TestServices = services): Promise<Person> {
  const person = await createContributor(of);
  if (qrid !== null) await person.call(mobileCalls.casesQuestion, {}).catch(() => undefined);
  await pool.query(
    `update sessions set qrid = $1, qrid_date = now() where cr_uid = (select cr_uid from identities order by created desc limit 1)`,
    [qrid],
  );
  return person;
}

const begin = (person: Person, bytes = file, cuid = 'testville') =>
  person.send(mobileCalls.mediaPart, ...buildPart(createId(), bytes, 0, 100, { cuid }));

/** Points used today by visitors from another network. */
const others = (limit: RateLimitName, of: string, points: number) =>
  consumePoints(services.services, services.store.db, [{ limit, subject: of, points }], {
    ipPrefix: '198.51.100',
    device: undefined,
    proof: undefined,
  });
const personIn = async (): Promise<string> =>
  (await pool.query('select cr_uid from media limit 1')).rows[0]?.cr_uid ?? '';
/** An empty limit; only proof of work extends a share. */
const WORK = { code: 'tooMany', work: { bits: 16 } };

describe('daily limits', () => {
  it.each<[RateLimitName, number]>([
    ['filesOfPerson', 199],
    ['bytesOfPerson', 300 * 1024 - 5],
  ])('limit the files of one person, shown or not: %s', async (limit, points) => {
    const anna = await signIn(await createContributor(services), 'anna@testville.example');
    const sends = () => anna.send(townCalls.mediaPart, ...buildPart(createId(), file, 0));
    expect((await sends()).error).toBeUndefined();
    await others(limit, await personIn(), points);
    expect((await sends()).error).toMatchObject({ code: 'tooMany', retryAfter: 3600 });
  });

  it("limit those who scanned one code to a tenth of the customer's limit", async () => {
    await others('filesOfCode', 'test-hall', 2);
    expect((await begin(await walker('test-hall'))).error).toMatchObject(WORK);
    expect((await begin(await walker('test-park'))).error).toBeUndefined();
    expect((await begin(await walker(null))).error).toBeUndefined();
  });

  it('limit the visitors of one customer without affecting others', async () => {
    await others('filesOfCustomer', 'testville', 20);
    expect((await begin(await walker(null))).error).toMatchObject(WORK);
    expect((await begin(await walker(null), file, 'otherville')).error).toBeUndefined();
  });

  it("let staff send photos when visitors used up the customer's limit", async () => {
    const anna = await signIn(await createContributor(services), 'anna@testville.example');
    await others('filesOfCustomer', 'testville', 20);
    await others('bytesOfCustomer', 'testville', 19_531);
    expect((await anna.send(townCalls.mediaPart, ...buildPart(createId(), file, 0))).error).toBeUndefined();
  });

  it('count large files by their size', async () => {
    // Twenty million bytes are 19,531 KiB.
    await others('bytesOfCustomer', 'testville', 19_529);
    expect((await begin(await walker(null), Buffer.alloc(1000))).error).toBeUndefined();
    expect((await begin(await walker(null), Buffer.alloc(3000))).error).toMatchObject(WORK);
  });

  it('demand more work from a network the less of its share is left', async () => {
    const bits: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { error } = await begin(await walker(null), Buffer.alloc(10));
      bits.push(error?.work?.bits ?? 0);
      if (error)
        await consumePoints(
          services.services,
          services.store.db,
          [{ limit: 'filesOfCustomer', subject: 'testville', points: 1 }],
          { ipPrefix: '127.0.0', device: undefined, proof: undefined },
          true,
        );
    }
    expect(bits.slice(0, 3)).toEqual([0, 0, 12]);
    expect(bits.at(-1)).toBe(20);
    expect((await begin(await walker(null), Buffer.alloc(10))).error?.work).toBeUndefined();
  });
});

describe('starting several files at once', () => {
  const taken = async (begun: readonly Promise<{ error?: unknown }>[]): Promise<number> => {
    const answers = await Promise.all(begun);
    return answers.filter(({ error }) => error === undefined).length;
  };

  it('is limited for concurrent requests as for sequential ones, until unused claims expire', async () => {
    const anna = await signIn(await createContributor(services), 'anna@testville.example');
    const send = () => anna.send(townCalls.mediaPart, ...buildPart(createId(), file, 0, 100));
    expect(await taken(Array.from({ length: 80 }, send))).toBe(25);
    await pool.query(`update media set created = now() - interval '9 minutes'`);
    expect((await send()).error).toMatchObject({ code: 'tooMany' });
    await pool.query(`update media set created = now() - interval '11 minutes'`);
    expect((await send()).error).toBeUndefined();
    await pool.query(`update media set created = now() - interval '11 minutes'`);
    await eraseDue(pool);
    expect((await pool.query('select from media')).rowCount).toBe(0);
  });

  it('is limited for one person over all customers, without queueing their requests together', async () => {
    const jo = await walker(null);
    const send = () => begin(jo, Buffer.alloc(10));
    expect((await send()).error).toBeUndefined();
    const crUid = await personIn();
    const buildRow = (cuid: string) => ({ id: createId(), cuid, crUid, staff: false, bytes: 10, qrid: null });
    await services.store.db.insert(media).values(Array.from({ length: 23 }, () => buildRow('testville')));
    const reader = { crUid, staff: false, locale: 'fr-FR' } as const;
    const consumer = { ipPrefix: '198.51.100', device: undefined, proof: undefined };
    const sending = await services.store.db.transaction(async (tx) => {
      const elsewhere = { cuid: 'otherville', qrid: null, reader, consumer };
      await checkUploadLimits(services.services, tx, elsewhere, 10);
      await tx.insert(media).values(buildRow('otherville'));
      const answer = send();
      await eventually(async () => expect(await hasLockWait(pool)).toBe(true));
      return { answer };
    });
    expect((await sending.answer).error).toMatchObject({ code: 'tooMany', retryAfter: 3600 });
  });
});
