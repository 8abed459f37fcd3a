import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createId } from '../../../platform/lib/ids.ts';
import { openEscalation } from '../../../testing/openEscalation.ts';
import { createContributor, type Person, signInStaff } from '../../../testing/person.ts';
import { sendCaseNotifications } from './sendCaseNotifications.ts';

const ladder = await openEscalation();
const { mails, pushed, demonstration } = ladder;
afterAll(async () => {
  await ladder.close();
  expect(demonstration.failures).toEqual([]);
});
const anna = await signInStaff(demonstration);
const MINUTE = 60_000;

beforeEach(async () => {
  await ladder.reset();
  await ladder.setEscalation({});
});

async function openGathering(): Promise<string> {
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'Les bancs' }, access: 'customer' },
  });
  return gthrId;
}

/** A person who wants mails. */
async function joinWithMail(gthrId: string, name = 'Léa'): Promise<Person> {
  const person = await createContributor(demonstration);
  await ladder.verifyContacts(person);
  await person.call(sessionCalls.userSettingsSet, { settings: { mailNews: 'words' } });
  await person.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name });
  await ladder.reset();
  return person;
}
const write = async (csid: string, txt: string): Promise<void> => {
  await anna.call(townCalls.sendTxt, { csid, id: createId(), txt });
};
/** Runs both servers so many minutes later. */
async function look(minutes: number): Promise<string> {
  const at = new Date(Date.now() + minutes * MINUTE);
  await ladder.runOnBoth((services) => sendCaseNotifications(services, at));
  return ladder.countSent();
}

it('sends members a digest, one mail an hour at most, without words', async () => {
  const gthrId = await openGathering();
  await joinWithMail(gthrId);
  await write(gthrId, 'Premier');
  await write(gthrId, 'Deuxième');
  expect(await look(14)).toBe('0 0 0');
  expect(await look(16)).toBe('0 1 0');
  const [mail] = mails.taken;
  expect(mail?.subject).toContain('2 nouveaux messages');
  expect(mail?.text).toContain('«\u202fLes bancs\u202f»\u00a0: 2 nouveaux messages.');
  expect(mail?.text).toContain(`https://parvis.example/m/g/testville/${gthrId}`);
  expect(mail?.text).not.toMatch(/Premier|Deuxième|Anna/);
  await write(gthrId, 'Troisième');
  // The third is due by itself, yet the first mail went less than an hour ago.
  expect(await look(70)).toBe('0 1 0');
  expect(await look(77)).toBe('0 2 0');
  expect(await look(300)).toBe('0 2 0');
});

it('pushes to members the title, and their words where they want them', async () => {
  const gthrId = await openGathering();
  const lea = await createContributor(demonstration);
  await lea.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name: 'Léa' });
  await ladder.subscribe(lea);
  await write(gthrId, 'Réunion à 18 h');
  expect(await look(1)).toBe('1 0 0');
  expect(pushed.taken[0]?.notification).toMatchObject({
    ...{ ccatCode: 'gathering', csid: gthrId, staff: false, url: `/m/g/testville/${gthrId}` },
  });
  expect(pushed.taken[0]?.notification.body).toContain('Les bancs');
});

it('tells nothing to who muted it, left it or read it', async () => {
  const gthrId = await openGathering();
  const [muted, gone, reader] = [
    await joinWithMail(gthrId, 'Léa'),
    await joinWithMail(gthrId, 'Karim'),
    await joinWithMail(gthrId, 'Sam'),
  ];
  await muted.call(mobileGatheringCalls.gatheringsMute, { gthrId, muted: true });
  await gone.call(mobileGatheringCalls.gatheringsLeave, { gthrId });
  await write(gthrId, 'Bonjour');
  await reader.call(mobileCalls.fetchReq, { csid: gthrId, after: 0, read: 99 });
  expect(await look(200)).toBe('0 0 0');
});

it('sends its staff a digest of what its people write, one mail an hour at most, and a push', async () => {
  const gthrId = await openGathering();
  const lea = await createContributor(demonstration);
  await lea.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name: 'Léa' });
  const say = (txt: string, tgtTypes?: ['staff']) =>
    lea.call(mobileCalls.sendTxt, { csid: gthrId, id: createId(), txt, tgtTypes });
  await say('Premier');
  await say('En privé', ['staff']);
  expect(await look(14)).toBe('0 0 0');
  expect(await look(16)).toBe('0 1 0');
  const [mail] = mails.taken;
  expect(ladder.getMailAddresses()).toEqual(['anna@testville.example']);
  expect(mail?.text).toContain('«\u202fLes bancs\u202f»\u00a0: 2 nouveaux messages.');
  expect(mail?.text).toContain(`https://parvis.example/staff/testville/${gthrId}`);
  expect(mail?.text).not.toMatch(/Premier|privé|Léa/);
  await say('Troisième');
  expect(await look(70)).toBe('0 1 0');
  expect(await look(77)).toBe('0 2 0');
  await ladder.reset();
  await ladder.subscribe(anna);
  await say('Quatrième');
  expect(await look(1)).toBe('1 0 0');
  expect(pushed.taken[0]?.notification).toMatchObject({ staff: true, url: `/staff/testville/${gthrId}` });
  await anna.call(townCalls.fetchRead, { csid: gthrId, msgId: 99 });
  expect(await look(300)).toBe('1 0 0');
});

it('tells members of a message once staff published it, and never of one to staff alone', async () => {
  const gthrId = await openGathering();
  await anna.call(townGatheringCalls.gatheringsChange, { gthrId, id: createId(), premoderated: true });
  await joinWithMail(gthrId);
  const karim = await createContributor(demonstration);
  await karim.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name: 'Karim' });
  await karim.call(mobileCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'Secret', tgtTypes: ['staff'] });
  const [sent] = await karim.call(mobileCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'À relire' });
  await anna.call(townCalls.fetchRead, { csid: gthrId, msgId: 99 });
  expect(await look(60)).toBe('0 0 0');
  await anna.call(townGatheringCalls.gatheringsStep, {
    ...{ gthrId, id: createId(), step: 'publish', msgId: sent?.msgId },
  });
  await anna.call(townCalls.fetchRead, { csid: gthrId, msgId: 99 });
  expect(await look(60)).toBe('0 1 0');
  expect(mails.taken[0]?.subject).toContain('un nouveau message');
});
