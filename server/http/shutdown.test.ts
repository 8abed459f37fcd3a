import { expect, it } from 'vitest';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { readLive } from '../testing/liveReader.ts';
import { contributor } from '../testing/person.ts';
import { openTestHouse } from '../testing/testHouse.ts';

const { url } = await createTestDatabase();

it('a server that ends closes its live streams and does not wait for their readers', async () => {
  const house = await openTestHouse(url);
  const origin = await house.listen();
  const jo = await contributor(house);
  const readers = await Promise.all([1, 2, 3].map(() => readLive(`${origin}/api/live`, jo.cookie)));
  const begun = performance.now();
  await house.close();
  await Promise.all(readers.map(({ ended }) => ended));
  expect(performance.now() - begun).toBeLessThan(5000);
});
