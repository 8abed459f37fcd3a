import { createHash, randomBytes } from 'node:crypto';
import { hasZeroBits, proofText } from '@parvis/api/proof';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solve } from '../testing/solve.ts';
import { makeChallenge, solvedChallenge } from './proofOfWork.ts';

const secret = randomBytes(32);
afterEach(() => vi.useRealTimers());

/** Another letter in the place of one. */
const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);

describe('a challenge', () => {
  it('that was solved is accepted, and no two are the same', () => {
    const [one, two] = [makeChallenge(secret), makeChallenge(secret)];
    const id = solvedChallenge(secret, one.challenge, solve(one));
    expect(id).toBeTruthy();
    expect(solvedChallenge(secret, two.challenge, solve(two))).not.toBe(id);
  });

  it('is no cheaper than it says', () => {
    const one = makeChallenge(secret);
    const solution = solve(one);
    const hash = createHash('sha256').update(proofText(one.challenge, solution)).digest();
    expect(hasZeroBits(hash, one.bits)).toBe(true);
    expect(one.bits).toBeGreaterThanOrEqual(16);
    let wrong = solution + 1;
    while (hasZeroBits(createHash('sha256').update(proofText(one.challenge, wrong)).digest(), one.bits))
      wrong += 1;
    expect(solvedChallenge(secret, one.challenge, wrong)).toBeUndefined();
  });

  it('that was changed anywhere, or signed by another, is refused although it is solved', () => {
    const { challenge, bits } = makeChallenge(secret);
    const [id = '', expires = ''] = challenge.split('.');
    const places = [0, id.length + 1, challenge.length - 8];
    const forged = [
      ...places.map((at) => changed(challenge, at)),
      `${challenge}.x`,
      `${id}.${expires}`,
      makeChallenge(randomBytes(32)).challenge,
    ];
    for (const text of forged)
      expect(solvedChallenge(secret, text, solve({ challenge: text, bits })), text).toBeUndefined();
  });

  it('is good for ten minutes', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const one = makeChallenge(secret);
    const solution = solve(one);
    vi.setSystemTime(Date.now() + one.seconds * 1_000);
    expect(solvedChallenge(secret, one.challenge, solution)).toBeTruthy();
    vi.setSystemTime(Date.now() + 1);
    expect(solvedChallenge(secret, one.challenge, solution)).toBeUndefined();
    expect(one.seconds).toBe(600);
  });
});
