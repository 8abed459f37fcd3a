import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeProof } from '../../app/lib/proofOfWork/computeProof.ts';
import { createChallenge, verifyProof } from '../../server/platform/limits/proofOfWork/proofOfWork.ts';

it("the server accepts a device's proof-of-work solution", async () => {
  const secret = randomBytes(32);
  const { challenge, bits } = createChallenge(secret, { purpose: 'p', bits: 14 });
  const solution = await computeProof(challenge, bits);
  expect(verifyProof(secret, 'p', { challenge, solution })?.id).toBe(challenge.split('.')[0]);
  expect(verifyProof(randomBytes(32), 'p', { challenge, solution })).toBeUndefined();
});
