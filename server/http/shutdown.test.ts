import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { addresses } from '@parvis/api/addresses';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { eventually } from '../testing/eventually.ts';
import { readLive } from '../testing/liveReader.ts';
import { createContributor } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const { url } = await createTestDatabase();

it('closes live streams at shutdown without waiting for readers', async () => {
  const services = await openTestServices(url);
  const origin = await services.listen();
  const jo = await createContributor(services);
  const readers = await Promise.all(
    [1, 2, 3].map(() => readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie)),
  );
  expect(readers.map(({ status }) => status)).toEqual([200, 200, 200]);
  let gone = 0;
  const ends = readers.map(({ ended }) => ended.then(() => (gone += 1)));
  expect(gone).toBe(0);
  // Readers never hang up: waiting for them would never end.
  await expect(services.close()).resolves.toBeUndefined();
  await Promise.all(ends);
  expect(gone).toBe(3);
});

it('drains: announces it while accepting, then closes kept-alive connections after a response, then refuses new ones', async () => {
  const services = await openTestServices(url, { config: { drainSeconds: 1 } });
  const origin = await services.listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (): Promise<IncomingMessage & { said: string }> => {
    const [answer]: IncomingMessage[] = await once(
      get(`${origin}${addresses.ready.template}`, { agent }),
      'response',
    );
    if (!answer) throw new Error('No answer.');
    const body = await answer.toArray();
    return Object.assign(answer, { said: Buffer.concat(body).toString() });
  };
  const heard = async () => {
    const { statusCode, headers, said } = await ask();
    return [statusCode, headers.connection, JSON.parse(said).status];
  };
  expect(await heard()).toEqual([200, 'keep-alive', 'ok']);
  const left = services.leave();
  expect(await heard()).toEqual([503, 'keep-alive', 'leaving']);
  const anew = () => fetch(`${origin}${addresses.health.template}`, { headers: { connection: 'close' } });
  const health = await anew();
  expect([health.status, await health.json()]).toEqual([503, { status: 'leaving', rev: expect.any(Number) }]);
  await eventually(() => expect(anew()).rejects.toThrow());
  expect(await heard()).toEqual([503, 'close', 'leaving']);
  await left;
  await services.close();
});
