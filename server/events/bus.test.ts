import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { readLive } from '../testing/liveReader.ts';
import { eventually } from '../testing/patience.ts';
import { contributor, openCase, Person } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const { url } = await createTestDatabase();

it('what happens at one server reaches the streams of another on the same database', async () => {
  const one = await openTestServices(url, { alone: false });
  const two = await openTestServices(url, { alone: false });
  const origin = await two.listen();
  const jo = await contributor(one);
  const csid = await openCase(jo);
  const reader = await readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie);
  await eventually(() => expect(reader.lastId()).toBeDefined());
  await jo.call(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Bonjour' });
  await eventually(() =>
    expect(reader.lines).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ type: 'message', csid, msgId: 3 }) }),
    ),
  );
  const there = new Person(two);
  there.cookie = jo.cookie;
  expect(await there.call(mobileCalls.fetchReq, { csid, after: 2 })).toHaveLength(1);
  reader.stop();
  await one.close();
  await two.close();
});
