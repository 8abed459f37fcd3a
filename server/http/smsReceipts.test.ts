import { createHmac } from 'node:crypto';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createContributor, getFirst } from '../testing/person.ts';
import { startSmsGateway } from '../testing/smsGateway.ts';
import { openTestServices, type TestServices } from '../testing/testServices.ts';

const KEY = 'a-secret-of-receipts';
const ADDRESS = '/api/sms/receipts';
const gateway = await startSmsGateway();
const { url } = await createTestDatabase();
const open = (template = gateway.template) =>
  openTestServices(url, {
    config: {
      publicUrl: 'https://parvis.example',
      smsGateway: { name: 'test', template },
      smsCredentials: { key: 'k' },
      smsReceiptsKey: KEY,
    },
  });
const services = await open();
const signature = { header: 'X-Signature', hash: 'sha256', encoding: 'hex' } as const;
const { receipts } = gateway.template;
const signing = await open({
  ...gateway.template,
  ...(receipts && { receipts: { ...receipts, signature } }),
});
afterAll(async () => {
  await services.close();
  await signing.close();
  await gateway.close();
});

let last = 0;
/** A person with an accepted SMS code. */
async function asked() {
  last += 1;
  const jo = await createContributor(services);
  const phoneMob = `06${20_000_000 + last}`;
  const { rqid = '' } = getFirst(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  await services.jobs.runDue();
  expect((await stateOf()).smsSent).toBe(true);
  async function stateOf() {
    return getFirst(await jo.call(ownPhoneCalls.loginSmsSts, { rqid }));
  }
  return { rqid, reference: `ref-${rqid}`, stateOf };
}

async function tell(to: TestServices, query: string, body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await to.app.inject({
    method: 'POST',
    url: `${ADDRESS}${query}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return answer.statusCode;
}
const hmac = (body: unknown, key = KEY) =>
  createHmac('sha256', key).update(JSON.stringify(body)).digest('hex');

describe('SMS receipt', () => {
  it('is requested at a secret URL', async () => {
    await asked();
    expect(gateway.taken.at(-1)).toMatchObject({ receipts: `https://parvis.example${ADDRESS}?key=${KEY}` });
  });

  it('marks an SMS as delivered or failed', async () => {
    const [one, two] = [await asked(), await asked()];
    expect(await tell(services, `?key=${KEY}`, { id: one.reference, status: 'DELIVERED' })).toBe(200);
    expect(await one.stateOf()).toMatchObject({ delivered: true, failed: false });
    expect(await tell(services, `?key=${KEY}`, { id: two.reference, status: 7 })).toBe(200);
    expect(await two.stateOf()).toMatchObject({ delivered: false, failed: true });
  });

  it('keeps "delivered" against a concurrent failure', async () => {
    const all: Awaited<ReturnType<typeof asked>>[] = [];
    for (let n = 0; n < 8; n += 1) all.push(await asked());
    const tellsBoth = ({ reference }: (typeof all)[number]) =>
      ['DELIVERED', 'FAILED'].map((status) => tell(services, `?key=${KEY}`, { id: reference, status }));
    await Promise.all(all.flatMap(tellsBoth));
    for (const { stateOf } of all) expect(await stateOf()).toMatchObject({ delivered: true, failed: false });
  });
  it('accepts forms and queries, and keeps "delivered" against a later failure', async () => {
    const one = await asked();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await tell(services, `?key=${KEY}`, `id=${one.reference}&status=DELIVERED`, form)).toBe(200);
    const { statusCode } = await services.app.inject({
      url: `${ADDRESS}?key=${KEY}&id=${one.reference}&status=FAILED`,
    });
    expect(statusCode).toBe(200);
    expect(await one.stateOf()).toMatchObject({ delivered: true, failed: false });
  });

  it.each(['', '?key=', '?key=wrong', `?key=${KEY}x`, `?key=${KEY}&key=${KEY}`])(
    'without the key (%s) is refused without changes',
    async (query) => {
      const one = await asked();
      expect(await tell(services, query, { id: one.reference, status: 'DELIVERED' })).toBe(403);
      expect(await one.stateOf()).toMatchObject({ delivered: false });
    },
  );

  it('of a signing gateway requires a valid signature', async () => {
    const one = await asked();
    const body = { id: one.reference, status: 'DELIVERED' };
    for (const given of ['', 'zz', hmac(body, 'another key of them'), hmac({ ...body, status: 'FAILED' })])
      expect(await tell(signing, `?key=${KEY}`, body, { 'x-signature': given })).toBe(403);
    expect(await one.stateOf()).toMatchObject({ delivered: false });
    expect(await tell(signing, '', body, { 'x-signature': hmac(body) })).toBe(200);
    expect(await one.stateOf()).toMatchObject({ delivered: true });
  });

  it('of a signing gateway must have a body: the signature does not cover the URL', async () => {
    const one = await asked();
    const headers = { 'x-signature': createHmac('sha256', KEY).update('').digest('hex') };
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode } = await signing.app.inject({
        method,
        url: `${ADDRESS}?id=${one.reference}&status=DELIVERED`,
        headers,
      });
      expect(statusCode).toBe(403);
    }
    expect(await one.stateOf()).toMatchObject({ delivered: false });
  });
});
