import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { addresses } from '@parvis/api/addresses';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { readLive } from '../testing/liveReader.ts';
import { contributor } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const { url } = await createTestDatabase();

it('a server that ends closes its live streams and does not wait for their readers', async () => {
  const services = await openTestServices(url);
  const origin = await services.listen();
  const jo = await contributor(services);
  const readers = await Promise.all(
    [1, 2, 3].map(() => readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie)),
  );
  expect(readers.map(({ status }) => status)).toEqual([200, 200, 200]);
  let gone = 0;
  const ends = readers.map(({ ended }) => ended.then(() => (gone += 1)));
  expect(gone).toBe(0);
  // No reader ever hangs up: a server that waited for them would never be closed.
  await expect(services.close()).resolves.toBeUndefined();
  await Promise.all(ends);
  expect(gone).toBe(3);
});

it('a server that leaves says so first and still takes new connections, answers on those that a proxy keeps and ends each with it, then takes no new one', async () => {
  const services = await openTestServices(url, { config: { leaveSeconds: 1 } });
  const origin = await services.listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (): Promise<IncomingMessage> => {
    const [answer]: IncomingMessage[] = await once(
      get(`${origin}${addresses.ready.template}`, { agent }),
      'response',
    );
    if (!answer) throw new Error('No answer.');
    const body = await answer.toArray();
    return Object.assign(answer, { said: Buffer.concat(body).toString() });
  };
  const before = await ask();
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  const left = services.leave();
  const during = await ask();
  expect([during.statusCode, during.headers.connection]).toEqual([503, 'close']);
  expect(during).toMatchObject({ said: expect.stringContaining('"status":"leaving"') });
  const fresh = await fetch(`${origin}${addresses.health.template}`);
  expect([fresh.status, fresh.headers.get('connection')]).toEqual([200, 'close']);
  await left;
  await expect(fetch(`${origin}${addresses.health.template}`)).rejects.toThrow();
  await services.close();
});
