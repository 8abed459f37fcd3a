import { hasZeroBits, proofText } from '@parvis/api/proof';
import { afterEach, expect, test, vi } from 'vitest';
import { computeProof } from '../../lib/proofOfWork/computeProof.ts';
import { createProver } from './prover.ts';

afterEach(() => vi.useRealTimers());

/** Hashes with Web Crypto, independently of the product. */
const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Simulates a server that counts challenges and can go offline. */
const onServer = () => {
  const server = { made: 0, gone: false };
  const ask = async () => {
    server.made += 1;
    if (server.gone) throw new Error('gone');
    return { challenge: `c${server.made}`, bits: 4, seconds: 600 };
  };
  return { server, prover: createProver(ask, async () => 7) };
};

test('finds solutions that Web Crypto confirms', async () => {
  for (const challenge of ['a', 'x'.repeat(90), 'é€'])
    for (const bits of [0, 3, 8, 11]) {
      const text = proofText(challenge, await computeProof(challenge, bits));
      expect(hasZeroBits(await sha256(text), bits)).toBe(true);
    }
});

// The solution is 169845: more tries than fit into one time slice.
test('yields to rendering while solving', async () => {
  let solved = false;
  let breaths = 0;
  void computeProof('far4', 16).then(() => {
    solved = true;
  });
  while (!solved) {
    breaths += 1;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(breaths).toBeGreaterThan(2);
});
test('replaces an expired proof before sending', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { prover } = onServer();
  await prover.get();
  vi.setSystemTime(Date.now() + 600_000);
  expect((await prover.get()).challenge).toBe('c2');
});

test('requests one challenge while typing offline, and retries on sending', async () => {
  const { server, prover } = onServer();
  server.gone = true;
  prover.start();
  await Promise.resolve();
  prover.start();
  expect(server.made).toBe(1);
  await expect(prover.get()).rejects.toThrow('gone');
  server.gone = false;
  expect((await prover.get()).solution).toBe(7);
});
