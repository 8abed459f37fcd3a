import { randomBytes } from 'node:crypto';
import type { Proof } from '@parvis/api/proof';
import { afterAll, describe, expect, it } from 'vitest';
import { solve } from '../../../testing/solve.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../db/testing/testDatabase.ts';
import { createCounters } from '../counters.ts';
import { consumePoints } from './consumePoints.ts';
import { createNewcomerThrottle, demandWork } from './newcomerThrottle.ts';
import { createChallenge, type WorkDemand } from './proofOfWork.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(() => services.close());
const { db } = services.store;
const secret = randomBytes(32);

const proofOf = (work: WorkDemand, by = secret): Proof => {
  const { challenge, bits } = createChallenge(by, work);
  return { challenge, solution: solve({ challenge, bits }) };
};
/** Undefined if admitted. */
const refusedWith = async (passing: Promise<unknown>): Promise<number | undefined> =>
  passing.then(
    () => undefined,
    (error) => error.work.bits,
  );
const demands = (work: WorkDemand, proof?: Proof) => refusedWith(demandWork(db, secret, work, proof));

describe('proof of work', () => {
  it.each([
    [8, undefined],
    [7, undefined],
    [6, undefined],
    [5, 8],
    [0, 8],
  ])('of %i bits for a demand of 8', async (bits, refused) => {
    expect(await demands({ purpose: 'x', bits: 8 }, proofOf({ purpose: 'x', bits }))).toBe(refused);
  });

  it('a caller without it must wait an hour or do the work', async () => {
    await expect(demandWork(db, secret, { purpose: 'x', bits: 8 }, undefined)).rejects.toMatchObject({
      code: 'tooMany',
      retryAfter: 3600,
      work: { bits: 8 },
    });
  });

  it('is not needed for 0 bits', async () => {
    expect(await demands({ purpose: 'x', bits: 0 })).toBeUndefined();
  });

  it('is accepted once', async () => {
    const proof = proofOf({ purpose: 'x', bits: 4 });
    expect(await demands({ purpose: 'x', bits: 4 }, proof)).toBeUndefined();
    expect(await demands({ purpose: 'x', bits: 4 }, proof)).toBe(4);
  });

  it('is rejected for another purpose', async () => {
    expect(await demands({ purpose: 'x', bits: 4 }, proofOf({ purpose: 'y', bits: 4 }))).toBe(4);
  });

  it('of a newcomer is valid for its IP prefix only', async () => {
    const crowd = createNewcomerThrottle(createCounters({ secret }), secret, readConfig({}));
    for (let at = 0; at < 4_000; at += 1)
      for (const line of ['192.0.2', '198.51.100']) crowd.countRefused(line);
    const entering = (line: string, proof?: Proof) => refusedWith(crowd.admit(db, line, proof));
    expect(await entering('192.0.2')).toBe(16);
    const proof = proofOf({ purpose: 'crowd:192.0.2', bits: 16 });
    expect(await entering('198.51.100', proof)).toBe(16);
    expect(await entering('192.0.2', proof)).toBeUndefined();
  });

  it('for one customer’s limit is rejected for another', async () => {
    const taker = { ipPrefix: '192.0.2', device: undefined };
    const taking = (of: string, points: number, proof?: Proof) =>
      refusedWith(
        consumePoints(
          { config: readConfig({}), secret },
          db,
          [{ limit: 'contactMailsOfCustomer', subject: of, points }],
          {
            ...taker,
            proof,
          },
        ),
      );
    for (const of of ['one', 'other']) expect(await taking(of, 50)).toBeUndefined();
    expect(await taking('one', 1)).toBe(12);
    const proof = proofOf({ purpose: 'contactMailsOfCustomer:one', bits: 12 });
    expect(await taking('other', 1, proof)).toBe(12);
    expect(await taking('one', 1, proof)).toBeUndefined();
  });
});

describe('points of a day', () => {
  const taking = (of: string, take: { points: number; needs?: number }) =>
    consumePoints(
      { config: readConfig({}), secret },
      db,
      [{ limit: 'filesOfPerson', subject: of, ...take }],
      {
        ...{ ipPrefix: '192.0.2', device: undefined, proof: undefined },
      },
    ).then(
      () => 'taken',
      ({ code }) => code,
    );

  it.each([
    ['the last ones', 198, { points: 2 }, 'taken'],
    ['more than are left', 199, { points: 2 }, 'tooMany'],
    ['one, where more that is to come is not left', 199, { points: 1, needs: 2 }, 'tooMany'],
    ['more than are left, for what was begun', 199, { points: 2, needs: 0 }, 'taken'],
  ])('a caller that needs %s (%i used before: %o) gets: %s', async (of, before, take, said) => {
    expect(await taking(of, { points: before })).toBe('taken');
    expect(await taking(of, take)).toBe(said);
  });
});
