import { townConversationCalls } from '@parvis/api/calls/conversation';
import { followerCalls } from '@parvis/api/calls/followers';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { triageCalls } from '@parvis/api/calls/triage';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { passOnAnswers } from './passOnAnswers.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
const [jo, kim, lou] = [
  await createContributor(services),
  await createContributor(services),
  await createContributor(services),
];

const link = (csid: string, keptCsid: string, person = anna, id = createId()) =>
  person.send(triageCalls.duplicatesLink, { csid, id, keptCsid });
const undo = (csid: string, person = anna) =>
  person.send(triageCalls.duplicatesUndo, { csid, id: createId() });
const readCase = async (csid: string) => getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
const answer = async (csid: string, txt: string, tgtTypes?: ['reporter']) =>
  anna.call(townCalls.sendTxt, { csid, id: createId(), txt, ...(tgtTypes && { tgtTypes }) });
const listTexts = async (person: typeof jo, csid: string) =>
  (await fetchMessages(person, csid)).flatMap(({ msgTxt }) => msgTxt ?? []);

it('closes a case, names the kept one to staff alone, and its reporter follows that one', async () => {
  const [kept, csid] = [await openCase(jo), await openCase(kim)];
  expect((await link(csid, kept)).status).toBe(200);
  const [info, keptInfo] = [await readCase(csid), await readCase(kept)];
  expect(info).toMatchObject({ state: 'closed', outcome: 'duplicate' });
  expect(info.duplicateOf).toMatchObject({
    csid: kept,
    caseNbr: keptInfo.caseNbr,
    placeLbl: keptInfo.placeLbl,
  });
  expect(keptInfo.duplicates).toMatchObject({ total: 1, cases: [{ csid, caseNbr: info.caseNbr }] });
  expect(keptInfo.followers).toMatchObject({ supported: 1 });
  expect(await kim.call(followerCalls.casesFollowing)).toMatchObject([{ csid: kept }]);
  const seen = JSON.stringify([
    await kim.call(mobileCalls.discussInfo, { csid }),
    await fetchMessages(kim, csid),
    await kim.call(followerCalls.casesFollowed, { csid: kept }),
  ]);
  expect(seen).not.toMatch(/duplicateOf/);
  expect(getFirst(await kim.call(mobileCalls.discussInfo, { csid })).linked).toBe(true);
  expect(info.linked).toBeUndefined();
  expect(seen).not.toContain(keptInfo.caseNbr);
  expect(JSON.stringify(await jo.call(mobileCalls.discussInfo, { csid: kept }))).not.toMatch(/duplicates/);
});

it('copies staff answers to all from the kept case to its duplicates, but not answers to one person', async () => {
  const [kept, csid] = [await openCase(jo), await openCase(kim)];
  await answer(kept, 'Avant');
  await link(csid, kept);
  await answer(kept, 'La pièce est commandée');
  await answer(kept, 'Madame Jo, merci', ['reporter']);
  await jo.call(mobileCalls.sendTxt, { csid: kept, id: createId(), txt: 'Mon code est 4821' });
  await passOnAnswers(services.services);
  await passOnAnswers(services.services);
  expect(await listTexts(kim, csid)).toEqual(['La pièce est commandée']);
  expect(await listTexts(jo, kept)).toContain('Madame Jo, merci');
  expect(getFirst(await kim.call(mobileCalls.discussInfo, { csid })).state).toBe('closed');
});

it('a message taken out of the kept case is taken out of its duplicates', async () => {
  const [kept, csid] = [await openCase(jo), await openCase(kim)];
  await link(csid, kept);
  const sent = getFirst(await answer(kept, 'Le 06 12 34 56 78 est le bon numéro'));
  await passOnAnswers(services.services);
  await anna.call(townConversationCalls.takeBack, { csid: kept, id: createId(), msgId: sent.msgId });
  expect(await listTexts(kim, csid)).toEqual([]);
});

it('is undone in one step: the case is as before, and its reporter follows no more', async () => {
  const [kept, csid] = [await openCase(jo), await openCase(kim)];
  await link(csid, kept);
  expect((await undo(csid)).status).toBe(200);
  expect((await undo(csid)).status).toBe(200);
  const info = await readCase(csid);
  expect(info).toMatchObject({ state: 'open', handlers: [] });
  expect(info).not.toHaveProperty('duplicateOf');
  expect(getFirst(await kim.call(mobileCalls.discussInfo, { csid })).linked).toBeUndefined();
  expect(await readCase(kept)).not.toHaveProperty('duplicates');
  expect((await readCase(kept)).followers).toBeUndefined();
  await answer(kept, 'Après');
  await passOnAnswers(services.services);
  expect(await listTexts(kim, csid)).toEqual([]);
});

it('a case merged into one that is merged concurrently goes to the case finally kept', async () => {
  const [root, middle, csid] = [await openCase(jo), await openCase(kim), await openCase(lou)];
  const replies = await Promise.all([link(middle, root), link(csid, middle, bruno)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await answer(root, 'Réparé');
  for (let round = 0; round < 3; round += 1) await passOnAnswers(services.services);
  expect(await listTexts(kim, middle)).toEqual(['Réparé']);
  expect(await listTexts(lou, csid)).toEqual(['Réparé']);
});

it('two cases never close each other', async () => {
  const [one, other] = [await openCase(jo), await openCase(kim)];
  const replies = await Promise.all([link(one, other), link(other, one, bruno)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(replies.find(({ error }) => error)?.error).toMatchObject({
    path: 'body.keptCsid',
    reason: 'notPossible',
  });
});

it('refuses a closed case as the kept one until it is reopened', async () => {
  const [kept, csid] = [await openCase(jo), await openCase(kim)];
  await sendStep(bruno, kept, 'close', { outcome: 'solved' });
  expect((await link(csid, kept)).error).toMatchObject({ path: 'body.keptCsid', reason: 'notPossible' });
  expect((await readCase(csid)).state).toBe('open');
  await sendStep(bruno, kept, 'resume');
  expect((await link(csid, kept)).status).toBe(200);
});

it('never links across customers, to itself, or to a case that was rejected; visitors never', async () => {
  const [kept, csid] = [await openCase(jo), await openCase(kim)];
  expect((await link(csid, csid)).error).toMatchObject({ path: 'body.keptCsid', reason: 'notPossible' });
  expect((await link(csid, createId())).error).toMatchObject({ path: 'body.keptCsid', reason: 'unknown' });
  expect((await link(csid, kept, jo)).error?.code).toBe('forbidden');
  const olga = await signInStaff(services, 'olga@otherville.example');
  const asked = { csid, id: createId(), keptCsid: kept };
  const reply = await olga.send(triageCalls.duplicatesLink, asked, { cuid: 'otherville' });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect((await readCase(csid)).state).toBe('open');
  await sendStep(bruno, kept, 'reject', { txt: 'Rien à faire' });
  expect((await link(csid, kept)).error).toMatchObject({ path: 'body.keptCsid', reason: 'notPossible' });
  await pool.query(`update cases set cuid = 'otherville', state = 'open' where csid = $1`, [kept]);
  expect((await link(csid, kept)).error).toMatchObject({ path: 'body.keptCsid', reason: 'unknown' });
});
