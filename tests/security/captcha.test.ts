import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { solve } from '../../app/contact/solve.ts';
import { makeChallenge, solvedChallenge } from '../../server/contact/proofOfWork.ts';

it('what a device finds as the solution of a challenge, the server accepts', async () => {
  const secret = randomBytes(32);
  const { challenge, bits } = makeChallenge(secret);
  const solution = await solve(challenge, bits);
  expect(solvedChallenge(secret, challenge, solution)).toBe(challenge.split('.')[0]);
  expect(solvedChallenge(randomBytes(32), challenge, solution)).toBeUndefined();
});
