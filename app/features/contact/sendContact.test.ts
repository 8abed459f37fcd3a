import { contactCalls } from '@parvis/api/calls/contact';
import { CallFailed, type Failure } from '@parvis/api/client';
import { expect, test } from 'vitest';
import { createProver, type Proof } from './prover.ts';
import { sendContact } from './sendContact.ts';

const newProver = () => {
  let made = 0;
  return createProver(
    async () => {
      made += 1;
      return { challenge: `c${made}`, bits: 1, seconds: 600 };
    },
    async () => 0,
  );
};

const sent = { mailSent: true, wrongSolution: false, waiting: false, refused: false };
const notTaken = { ...sent, mailSent: false };
const wrong = { ...notTaken, wrongSolution: true };

/** Sends to a server with scripted answers, and records the challenges it receives. */
const sending = async (...answers: readonly Awaited<ReturnType<Parameters<typeof sendContact>[0]>>[]) => {
  const shown: string[] = [];
  const prover = newProver();
  const send = async ({ challenge }: Proof) => {
    const answer = answers[shown.push(challenge) - 1];
    if (!answer) throw new Error('asked too often');
    return answer;
  };
  return { delivery: await sendContact(send, prover), shown, prover };
};
test('renews a rejected proof once', async () => {
  const { delivery, shown } = await sending(wrong, sent);
  expect(delivery).toEqual({ kind: 'sent' });
  expect(shown).toEqual(['c1', 'c2']);
  expect((await sending(wrong, wrong)).delivery).toEqual({ kind: 'notSent' });
});

test.each([
  ['not taken', notTaken, 'notSent'],
  ['kept for later', { ...notTaken, waiting: true }, 'waiting'],
  ['refused for good', { ...notTaken, refused: true }, 'refused'],
  ['not taken, by a server of before', { mailSent: false, wrongSolution: false }, 'notSent'],
] as const)('reports a mail that was %s, and reuses its proof', async (_, answer, kind) => {
  const { delivery, prover } = await sending(answer);
  expect(delivery).toEqual({ kind });
  expect((await prover.get()).challenge).toBe('c1');
});

const refused = (code: 'tooMany' | 'unavailable', retryAfter?: number): Failure => ({
  kind: 'refused',
  status: 429,
  error: { code, ...(retryAfter !== undefined && { retryAfter }) },
});
test.each<[string, Failure, unknown]>([
  ['no network', { kind: 'offline' }, { kind: 'offline' }],
  ['no answer', { kind: 'timeout' }, { kind: 'offline' }],
  ['too many', refused('tooMany', 90), { kind: 'tooMany', seconds: 90 }],
  ['nobody who receives', refused('unavailable'), { kind: 'notSent' }],
  ['nonsense', { kind: 'garbled', status: 200 }, { kind: 'notSent' }],
])('classifies a failed request: %s', async (_, failure, delivery) => {
  const send = async () => {
    throw new CallFailed(contactCalls.contactSend.path, failure);
  };
  expect(await sendContact(send, newProver())).toEqual(delivery);
});
