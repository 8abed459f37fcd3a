import { createHash, randomBytes } from 'node:crypto';
import { hasZeroBits, proofText } from '@parvis/api/proof';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solve } from '../../../testing/solve.ts';
import { createChallenge, verifyProof } from './proofOfWork.ts';

const work = { purpose: 'contact', bits: 12 };
const made = (by = secret) => createChallenge(by, work);
const idOf = (challenge: string, solution: number, purpose = work.purpose) =>
  verifyProof(secret, purpose, { challenge, solution })?.id;

const secret = randomBytes(32);
afterEach(() => vi.useRealTimers());

const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);

describe('challenge', () => {
  it('is accepted when solved, and is unique', () => {
    const [one, two] = [made(), made()];
    const id = idOf(one.challenge, solve(one));
    expect(id).toBeTruthy();
    expect(idOf(two.challenge, solve(two))).not.toBe(id);
  });

  it('is as hard as its bits', () => {
    const one = made();
    const solution = solve(one);
    const hash = createHash('sha256').update(proofText(one.challenge, solution)).digest();
    expect(hasZeroBits(hash, one.bits)).toBe(true);
    expect(one.bits).toBe(12);
    let wrong = solution + 1;
    while (hasZeroBits(createHash('sha256').update(proofText(one.challenge, wrong)).digest(), one.bits))
      wrong += 1;
    expect(idOf(one.challenge, wrong)).toBeUndefined();
  });

  it('is rejected when changed or signed by another key', () => {
    const { challenge, bits } = made();
    const [id = '', expires = '', cost = ''] = challenge.split('.');
    const places = [0, id.length + 1, id.length + expires.length + 2, challenge.length - 8];
    const forged = [
      ...places.map((at) => changed(challenge, at)),
      `${challenge}.x`,
      `${id}.${expires}`,
      `${id}.${expires}.${cost}`,
      made(randomBytes(32)).challenge,
    ];
    for (const text of forged) expect(idOf(text, solve({ challenge: text, bits })), text).toBeUndefined();
  });

  it('is bound to its purpose', () => {
    const one = made();
    const solution = solve(one);
    expect(idOf(one.challenge, solution)).toBeTruthy();
    expect(idOf(one.challenge, solution, 'mail:anna@testville.example')).toBeUndefined();
  });

  it('expires after ten minutes', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const one = made();
    const solution = solve(one);
    vi.setSystemTime(Date.now() + one.seconds * 1_000);
    expect(idOf(one.challenge, solution)).toBeTruthy();
    vi.setSystemTime(Date.now() + 1);
    expect(idOf(one.challenge, solution)).toBeUndefined();
    expect(one.seconds).toBe(600);
  });
});
