import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const CROWD = Array.from({ length: 200 }, (_, n) => `Personne ${n + 1}`);

it('two hundred people who join and write at once are each a member once, and no message is lost', async () => {
  const anna = await signInStaff(services);
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'La fête', en: 'The feast' }, access: 'customer' },
  });
  const people = await Promise.all(
    CROWD.map(async (name) => ({ name, person: await createContributor(services) })),
  );

  // Every other device sends each request twice, as one that had no answer does.
  const outcomes = await Promise.all(
    people.map(async ({ name, person }, n) => {
      const join = () => person.send(mobileGatheringCalls.gatheringsJoin, { gthrId, name });
      const joined = await Promise.all(n % 2 === 0 ? [join(), join()] : [join()]);
      const id = createId();
      const write = () => person.send(mobileCalls.sendTxt, { csid: gthrId, id, txt: `Bonjour de ${name}` });
      const written = await Promise.all(n % 2 === 0 ? [write(), write()] : [write()]);
      return [...joined, ...written].map(({ error }) => error?.code);
    }),
  );
  expect(outcomes.flat().filter((code) => code !== undefined)).toEqual([]);

  const { participants } = getFirst(await anna.call(townCalls.discussInfo, { csid: gthrId }));
  const members = participants.filter(({ staff }) => !staff);
  expect(members.map(({ name }) => name).sort()).toEqual([...CROWD].sort());
  expect(new Set(members.map(({ crUid }) => crUid)).size).toBe(200);

  const nameOf = new Map(members.map(({ crUid, name }) => [crUid, name]));
  const readFrom = (after: number) => anna.call(townCalls.fetchReq, { csid: gthrId, after, limit: 200 });
  const messages = await readFrom(0);
  messages.push(...(await readFrom(200)));
  const texts = messages.filter(({ msgTxt }) => msgTxt !== undefined);
  expect(texts.map(({ msgTxt }) => msgTxt).sort()).toEqual(CROWD.map((name) => `Bonjour de ${name}`).sort());
  expect(texts.every(({ crUid, msgTxt }) => msgTxt === `Bonjour de ${nameOf.get(crUid ?? '')}`)).toBe(true);
  expect(messages.map(({ msgId }) => msgId)).toEqual(messages.map((_, n) => n + 1));
  expect(messages).toHaveLength(201);
});
