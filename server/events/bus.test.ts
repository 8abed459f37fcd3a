import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
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

it('a stream of a session that ended at another server ends, and one of somebody else goes on', async () => {
  const one = await openTestServices(url, { alone: false });
  const two = await openTestServices(url, { alone: false });
  const origin = await two.listen();
  const [jo, li] = [await contributor(one), await contributor(one)];
  const csid = await openCase(li);
  const address = `${origin}${addresses.contributorLive.template}`;
  const [gone, stays] = [await readLive(address, jo.cookie), await readLive(address, li.cookie)];
  await eventually(() => expect([gone.lastId(), stays.lastId()]).not.toContain(undefined));
  await jo.call(sessionCalls.userDisconnect);
  await gone.ended;
  await li.call(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Encore là' });
  await eventually(() =>
    expect(stays.lines).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ type: 'message', csid }) }),
    ),
  );
  stays.stop();
  await one.close();
  await two.close();
});
