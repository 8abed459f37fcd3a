import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { solve } from '../../app/lib/proofOfWork/solve.ts';
import { makeChallenge, solvedChallenge } from '../../server/platform/limits/proofOfWork/proofOfWork.ts';

it('what a device finds as the solution of a challenge, the server accepts', async () => {
  const secret = randomBytes(32);
  const { challenge, bits } = makeChallenge(secret, { purpose: 'p', bits: 14 });
  const solution = await solve(challenge, bits);
  expect(solvedChallenge(secret, 'p', { challenge, solution })?.id).toBe(challenge.split('.')[0]);
  expect(solvedChallenge(randomBytes(32), 'p', { challenge, solution })).toBeUndefined();
});
