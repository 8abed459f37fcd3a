import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { readLive } from '../../testing/liveReader.ts';
import {
  createContributor,
  fetchLastSmsCode,
  getFirst,
  openCase,
  Person,
  signIn,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { createId } from '../lib/ids.ts';

const { url } = await createTestDatabase();

it('delivers events to streams of another server on the same database', async () => {
  const one = await openTestServices(url, { alone: false });
  const two = await openTestServices(url, { alone: false });
  const origin = await two.listen();
  const jo = await createContributor(one);
  const csid = await openCase(jo);
  const reader = await readLive(`${origin}${addresses.contributorLive.template}`, jo.cookie);
  await eventually(() => expect(reader.lastId()).toBeDefined());
  await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Bonjour' });
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

it('ends streams of a session signed out at another server, and keeps others', async () => {
  const one = await openTestServices(url, { alone: false });
  const two = await openTestServices(url, { alone: false });
  const origin = await two.listen();
  const [jo, li] = [await createContributor(one), await createContributor(one)];
  const csid = await openCase(li);
  const address = `${origin}${addresses.contributorLive.template}`;
  const [gone, stays] = [await readLive(address, jo.cookie), await readLive(address, li.cookie)];
  await eventually(() => expect([gone.lastId(), stays.lastId()]).not.toContain(undefined));
  await jo.call(sessionCalls.userDisconnect);
  await gone.ended;
  await li.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Encore là' });
  await eventually(() =>
    expect(stays.lines).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ type: 'message', csid }) }),
    ),
  );
  stays.stop();
  await one.close();
  await two.close();
});

it('ends a merged person’s stream on another device and server, and replays its events on reconnect', async () => {
  const one = await openTestServices(url, { alone: false });
  const two = await openTestServices(url, { alone: false });
  const address = `${await two.listen()}${addresses.contributorLive.template}`;
  const phoneMob = '0639980077';
  const byNumber = await createContributor(one);
  const asked = getFirst(await byNumber.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  const proof = async (by: Person, rqid = '') =>
    by.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code: await fetchLastSmsCode(one, '33639980077') });
  await proof(byNumber, asked.rqid);
  const tablet = await signIn(await createContributor(one), 'two@mail.example');
  const csid = await openCase(tablet);
  await one.store.pool.query(`update verifications set created = created - interval '1 day'`);
  const mobile = await signIn(await createContributor(one), 'two@mail.example');
  const stale = await readLive(address, tablet.cookie);
  await eventually(() => expect(stale.lastId()).toBeDefined());
  await one.store.pool.query(`update verifications set created = created - interval '1 day'`);
  const again = getFirst(await mobile.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  expect(await proof(mobile, again.rqid)).toMatchObject([{ success: true, mergedAccount: true }]);
  await stale.ended;
  const back = await readLive(address, tablet.cookie, { 'last-event-id': stale.lastId() ?? '' });
  await mobile.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'De mon mobile' });
  await eventually(() =>
    expect(back.lines).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ type: 'message', csid }) }),
    ),
  );
  back.stop();
  await one.close();
  await two.close();
});
