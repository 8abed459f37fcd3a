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
