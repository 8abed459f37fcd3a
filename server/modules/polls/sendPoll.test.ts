import { caseCalls } from '@parvis/api/calls/cases';
import { staffPollCalls } from '@parvis/api/calls/polls';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, fetchMessages, getFirst, openCase, sendStep } from '../../testing/person.ts';
import { answerPoll, loadPoll, loadPolls, signInPollStaff, stepPoll } from '../../testing/pollTown.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { anna, bruno } = await signInPollStaff(services);

beforeAll(() =>
  loadPolls(
    services,
    { code: 'market', lbl: { fr: 'Le marché', en: 'The market' } },
    { code: 'over', closes: '2020-01-01' },
    { code: 'later', opens: '2990-01-01' },
  ),
);

const send = (csid: string, poll: string, id = createId()) =>
  anna.send(staffPollCalls.pollSend, { csid, id, poll });

it('sends an open poll once, takes the case in hand, and names the poll to each reader', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const id = createId();
  const first = await send(csid, 'market', id);
  expect(first.data?.[0]).toMatchObject({
    ...{ id, mine: true, flags: ['pollSent'], statement: 'statement.pollSent' },
    poll: { code: 'market', lbl: 'Le marché' },
  });
  expect(await send(csid, 'market', id)).toEqual(first);
  expect((await send(csid, 'later', id)).error?.code).toBe('conflict');
  const seen = await fetchMessages(jo, csid);
  expect(seen.slice(-3).map(({ flags }) => flags?.[0])).toEqual(['handle', 'crWeb', 'pollSent']);
  expect(seen.at(-1)).toMatchObject({ mine: false, poll: { code: 'market', lbl: 'Le marché' } });
  const [listed] = await jo.call(caseCalls.townListActivity, {});
  expect(listed).toMatchObject({ state: 'handled', last: { kind: 'pollSent', txt: 'Le marché' } });
});

it('lets the visitor answer, and staff read how many did', async () => {
  const jo = await createContributor(services);
  await send(await openCase(jo), 'market');
  expect((await loadPoll(jo, 'market')).state).toBe('open');
  await answerPoll(jo, 'market');
  expect((await loadPoll(jo, 'market')).state).toBe('answered');
  const polls = await anna.call(staffPollCalls.pollsList);
  expect(polls.find(({ code }) => code === 'market')).toMatchObject({ phase: 'open', many: 1 });
});

it.each([
  ['is over', 'over', 'pollClosed'],
  ['has not begun', 'later', 'pollClosed'],
  ['nobody knows', 'nothing', 'unknownPoll'],
])('refuses a poll that %s', async (_, code, refused) => {
  const csid = await openCase(await createContributor(services));
  expect((await send(csid, code)).error?.code).toBe(refused);
});

it('refuses an ended case, and an unknown one', async () => {
  const csid = await openCase(await createContributor(services));
  await sendStep(anna, csid, 'handle');
  await sendStep(anna, csid, 'close', { outcome: 'solved' });
  expect((await send(csid, 'market')).error?.code).toBe('stepNotAllowed');
  expect((await send('nobody-has-this-case', 'market')).error?.code).toBe('unknownCase');
});

it('repeats a sent poll also once it is closed', async () => {
  const csid = await openCase(await createContributor(services));
  const id = createId();
  const first = await send(csid, 'market', id);
  await stepPoll(bruno, 'market', 'close');
  expect(await send(csid, 'market', id)).toEqual(first);
  expect((await send(csid, 'market')).error?.code).toBe('pollClosed');
  await stepPoll(bruno, 'market', 'reopen');
});

it('cannot be taken back, as who saw it may have answered', async () => {
  const csid = await openCase(await createContributor(services));
  const { msgId } = getFirst(
    await anna.call(staffPollCalls.pollSend, { csid, id: createId(), poll: 'market' }),
  );
  expect((await anna.send(townCalls.takeBack, { csid, id: createId(), msgId })).error?.code).toBe(
    'stepNotAllowed',
  );
});
