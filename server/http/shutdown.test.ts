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
  const begun = performance.now();
  await services.close();
  await Promise.all(readers.map(({ ended }) => ended));
  expect(performance.now() - begun).toBeLessThan(5000);
});
