import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { sessionCalls } from '@parvis/api/calls/session';
import { createClient } from '@parvis/api/client';
import { PROOF_HEADER } from '@parvis/api/proof';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProver } from '../../app/features/contact/prover.ts';
import { sendContact } from '../../app/features/contact/sendContact.ts';
import { createUploader } from '../../app/lib/outbox/uploadFiles.ts';
import { computeProof } from '../../app/lib/proofOfWork/computeProof.ts';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { type Charge, consumePoints } from '../../server/platform/limits/proofOfWork/consumePoints.ts';
import { buildOpening, Person } from '../../server/testing/person.ts';
import { createScene } from '../../server/testing/photoFiles.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
const config = { trustProxy: 1, limitFactor: 1, mediaPerDay: 20 };
const services = await openTestServices(url, { config });
const origin = await services.listen();
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

let bits: number[];
let cookie: string;
const overWire = globalThis.fetch;
beforeEach(async () => {
  bits = [];
  const jo = new Person(services);
  await jo.call(sessionCalls.userSts, { newCookies: true });
  await jo.call(sessionCalls.initId, { qr: 'test-hall' });
  cookie = jo.cookie ?? '';
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const proof = headers.get(PROOF_HEADER);
    if (proof !== null) bits.push(Number(proof.split('.')[2]));
    headers.set('cookie', cookie);
    headers.set('x-forwarded-for', '203.0.113.9');
    return overWire(origin + address, { ...init, headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const client = createClient({
  language: () => 'fr',
  solve: ({ challenge, bits: asked }, signal) => computeProof(challenge, asked, signal),
});

/** A busy machine needs time for photos. */
const patient: Pick<typeof client, 'call'> = {
  call: (call, ...rest) =>
    client.call(call, ...([{ ...rest[0], timeout: 110_000 }] as unknown as typeof rest)),
};

/** Another IP uses up the limit. */
const emptied = (...takes: Charge[]) =>
  consumePoints(services.services, services.store.db, takes, {
    ipPrefix: '198.51.100',
    device: undefined,
    proof: undefined,
  });

it("the outbox sends a photo, with proof of work when a code's limit is spent", async () => {
  await emptied({ limit: 'filesOfCode', subject: 'test-hall', points: 2 });
  const blob = new Blob([Uint8Array.from(await createScene(64, 48).jpeg().toBuffer())]);
  const told: number[] = [];
  await createUploader(patient, (_, sent) => told.push(sent))({ kind: 'media', cuid: 'testville' }, [
    { id: createId(), blob },
  ]);
  expect(told.at(-1)).toBe(blob.size);
  expect(bits).toEqual([16]);
});

it('a report is sent, with proof of work when its IP sent many', async () => {
  const { counters } = services.services;
  const ofLine = counters.createCounter('open:cases/init:line', { seconds: 60, max: 600 });
  ofLine.addNow('test-hall:203.0.113', 60);
  await client.call(caseCalls.casesInit, { body: buildOpening() });
  expect(bits).toEqual([12]);
});

it('the contact form sends a message, with proof of work when its mailbox is full', async () => {
  await emptied({ limit: 'contactMailsOfCustomer', subject: 'testville', points: 500 });
  const prover = createProver(async () => {
    const [challenge] = await client.call(contactCalls.captchaInit);
    if (!challenge) throw new Error('No challenge.');
    return challenge;
  }, computeProof);
  const written = {
    id: createId(),
    cuid: 'testville',
    name: 'Jo',
    mail: 'jo@mail.example',
    message: 'Bonjour',
  };
  const delivery = await sendContact(async (proof) => {
    const [answer] = await client.call(contactCalls.contactSend, {
      body: { ...written, ...proof, trap: '' },
    });
    return answer ?? { mailSent: false, wrongSolution: false };
  }, prover);
  expect(delivery).toEqual({ kind: 'sent' });
  expect(bits).toEqual([16]);
});
