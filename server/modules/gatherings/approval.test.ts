import { fill } from '@parvis/api/address';
import { addresses, imageAddress } from '@parvis/api/addresses';
import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { townLinkCalls } from '@parvis/api/calls/links';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { moderationCalls } from '@parvis/api/calls/moderation';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  fetchMessages,
  getFirst,
  type Person,
  signInStaff,
} from '../../testing/person.ts';
import { rotateScene } from '../../testing/photoFiles.ts';
import { upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { mergePeople } from '../identity/mergePeople.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');
const chloe = await signInStaff(services, 'chloe@testville.example');

type Opening = NonNullable<Parameters<typeof anna.call<typeof townGatheringCalls.gatheringsCreate>>[1]>;
type Step = NonNullable<Parameters<typeof anna.call<typeof townGatheringCalls.gatheringsStep>>[1]>;
type Change = NonNullable<Parameters<typeof anna.call<typeof townGatheringCalls.gatheringsChange>>[1]>;

async function openGathering(more: Partial<Opening> = {}): Promise<string> {
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'Les bancs' }, access: 'customer', ...more },
  });
  return gthrId;
}
async function joinAs(gthrId: string, name: string): Promise<Person> {
  const person = await createContributor(services);
  await person.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name });
  return person;
}
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
const write = async (person: Person, csid: string, txt: string, tgtTypes?: ['staff']) =>
  getFirst(await person.call(mobileCalls.sendTxt, { csid, id: createId(), txt, tgtTypes }));
const step = (gthrId: string, name: Step['step'], more: Partial<Step> = {}, by = anna) =>
  by.send(townGatheringCalls.gatheringsStep, { gthrId, id: createId(), step: name, ...more });
const change = (gthrId: string, more: Partial<Change>, id = createId()) =>
  anna.send(townGatheringCalls.gatheringsChange, { gthrId, id, ...more });
const readTexts = async (person: Person, csid: string) =>
  (await fetchMessages(person, csid)).map(({ msgTxt, flags }) => msgTxt ?? flags?.[0]);
const readAsStaff = async (person: Person, csid: string) =>
  person.call(townCalls.fetchReq, { csid, after: 0 });
const infoOf = async (person: Person, gthrId: string) =>
  getFirst(await person.call(mobileGatheringCalls.gatheringsInfo, { gthrId }));

describe('a gathering that staff approve messages of', () => {
  it('shows a message to its author and staff alone until it is published, as the newest', async () => {
    const gthrId = await openGathering({ premoderated: true });
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    expect((await infoOf(karim, gthrId)).premoderated).toBe(true);
    const sent = await write(lea, gthrId, 'À relire');
    expect(sent).toMatchObject({ awaits: true, tgtTypes: ['staff'] });
    await anna.call(townCalls.sendTxt, { csid: gthrId, id: createId(), txt: 'Bienvenue' });
    expect(await readTexts(karim, gthrId)).toEqual(['gthrOpened', 'Bienvenue']);
    expect((await infoOf(karim, gthrId)).unread).toBe(1);
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened', 'À relire', 'Bienvenue']);
    expect(await anna.call(townGatheringCalls.gatheringsInfo, { gthrId })).toMatchObject([{ waiting: 1 }]);
    expect((await step(gthrId, 'pin', { msgId: sent.msgId })).error).toMatchObject({ path: 'body.msgId' });
    await karim.call(mobileCalls.fetchReq, { csid: gthrId, after: 0, read: 99 });

    const id = createId();
    expect((await step(gthrId, 'publish', { id, msgId: sent.msgId }, bruno)).error).toBeUndefined();
    expect((await step(gthrId, 'publish', { id, msgId: sent.msgId }, bruno)).error).toBeUndefined();
    expect(await readTexts(karim, gthrId)).toEqual(['gthrOpened', 'Bienvenue', 'À relire']);
    expect((await infoOf(karim, gthrId)).unread).toBe(1);
    const [newest] = (await fetchMessages(lea, gthrId)).slice(-1);
    expect(newest).toMatchObject({ id: sent.id, mine: true, msgTxt: 'À relire' });
    expect(newest?.awaits).toBeUndefined();
    expect((await anna.call(townGatheringCalls.gatheringsInfo, { gthrId }))[0]?.waiting).toBeUndefined();
  });

  it('keeps a refused message from everybody, and tells its author why', async () => {
    const gthrId = await openGathering({ premoderated: true });
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const { msgId } = await write(lea, gthrId, 'Méchant');
    const [moderation] = await chloe.call(moderationCalls.moderationGet);
    expect(moderation?.waiting).toMatchObject([
      { csid: gthrId, title: 'Les bancs', name: 'Léa', txt: 'Méchant', files: 0 },
    ]);
    expect((await step(gthrId, 'refuse', { msgId })).error).toMatchObject({ path: 'body.reason' });
    await step(gthrId, 'refuse', { msgId, why: 'hateOrInsult' });
    const own = (await fetchMessages(lea, gthrId)).at(-1);
    expect(own).toMatchObject({ flags: ['moderated'], moderated: { reason: 'hateOrInsult' } });
    expect(await readTexts(karim, gthrId)).toEqual(['gthrOpened']);
    await step(gthrId, 'publish', { msgId });
    expect(await readTexts(karim, gthrId)).toEqual(['gthrOpened']);
    expect((await chloe.call(moderationCalls.moderationGet))[0]?.waiting).toEqual([]);
  });

  it('keeps pictures from the others, too, until they are published', async () => {
    const gthrId = await openGathering({ premoderated: true });
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const { id } = await upload(lea, await rotateScene(1));
    const [sent] = await lea.call(mobileCalls.sendMedia, { csid: gthrId, id: createId(), files: [{ id }] });
    const address = imageAddress('mobile', { cuid: 'testville', id, size: 'small' });
    expect((await karim.get(address)).statusCode).toBe(404);
    expect(await karim.call(mobileCalls.fetchMedia, { csid: gthrId })).toEqual([]);
    await step(gthrId, 'publish', { msgId: sent?.msgId });
    expect((await karim.get(address)).statusCode).toBe(200);
  });
});

describe('messages to staff alone', () => {
  it('are read only by their author and staff, and the answer only by the person that it names', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const crUid = await crUidOf(lea);
    expect(await write(lea, gthrId, 'En privé', ['staff'])).toMatchObject({ tgtTypes: ['staff'] });
    const reply = { csid: gthrId, id: createId(), txt: 'Bien reçu', tgtCrUid: crUid };
    expect(await anna.call(townCalls.sendTxt, reply)).toMatchObject([
      { tgtTypes: ['person'], tgtCrUid: crUid },
    ]);
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened', 'En privé', 'Bien reçu']);
    expect((await readAsStaff(bruno, gthrId)).map(({ msgTxt }) => msgTxt)).toEqual([
      undefined,
      'En privé',
      'Bien reçu',
    ]);
    expect(await readTexts(karim, gthrId)).toEqual(['gthrOpened']);
    expect((await infoOf(karim, gthrId)).unread).toBe(0);
    expect((await infoOf(lea, gthrId)).unread).toBe(1);
    const { body } = await bruno.get(fill(addresses.gatheringSheet.template, { cuid: 'testville', gthrId }));
    expect(body).toContain(`"L’équipe seule";"En privé"`);
    expect(body).toContain(`"Une seule personne";"Bien reçu"`);

    const stranger = { ...reply, id: createId(), tgtCrUid: await crUidOf(await createContributor(services)) };
    expect((await anna.send(townCalls.sendTxt, stranger)).error).toMatchObject({ path: 'body.tgtCrUid' });
    const { id } = await upload(karim, await rotateScene(1));
    const secret = { csid: gthrId, id: createId(), files: [{ id }], tgtCrUid: crUid };
    expect((await karim.send(mobileCalls.sendMedia, secret)).error).toMatchObject({ path: 'body.tgtCrUid' });

    const into = await crUidOf(await createContributor(services));
    await db.transaction((tx) => mergePeople(tx, crUid, into));
    expect((await readAsStaff(anna, gthrId)).at(-1)?.tgtCrUid).toBe(into);
  });
});

describe('staff change a gathering', () => {
  it('changes title, introduction, access and picture, each with one message', async () => {
    const gthrId = await openGathering({ place: 'hall' });
    const lea = await joinAs(gthrId, 'Léa');
    const { id: picture } = await upload(anna, await rotateScene(1), { calls: townCalls });
    const id = createId();
    const wanted: Partial<Change> = {
      ...{ title: { fr: 'Les chaises' }, intro: { fr: 'Où les mettre' }, access: 'place' },
      picture,
    };
    expect((await change(gthrId, wanted, id)).data).toMatchObject([
      { title: 'Les chaises', intro: 'Où les mettre', access: 'place', picture: { id: picture } },
    ]);
    await change(gthrId, wanted, id);
    await change(gthrId, wanted);
    expect(await readTexts(lea, gthrId)).toEqual([
      'gthrOpened',
      'gthrRenamed',
      'gthrDescribed',
      'gthrAccess',
      'gthrPictured',
    ]);
    expect(getFirst(await lea.call(mobileCalls.discussInfo, { csid: gthrId })).ccatLbls).toEqual([
      'Les chaises',
    ]);
    const gone = await change(gthrId, { picture: null, intro: null });
    expect([gone.data?.[0]?.picture, gone.data?.[0]?.intro]).toEqual([undefined, undefined]);
    const address = imageAddress('town', { cuid: 'testville', id: picture, size: 'small' });
    expect((await anna.get(address)).statusCode).toBe(404);
    const nowhere = await openGathering();
    expect((await change(nowhere, { access: 'place' })).error).toMatchObject({ path: 'body.access' });
  });

  it('its end up to its erasure, its beginning only before it, and approval', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const endsAt = inDays(5);
    expect((await change(gthrId, { endsAt })).data).toMatchObject([{ endsAt }]);
    expect((await change(gthrId, { endsAt: inDays(400) })).error).toMatchObject({ path: 'body.endsAt' });
    expect((await change(gthrId, { beginsAt: inDays(2) })).error).toMatchObject({ path: 'body.beginsAt' });
    await change(gthrId, { premoderated: true });
    expect(await write(lea, gthrId, 'Bonjour')).toMatchObject({ awaits: true });
    await change(gthrId, { premoderated: false });
    expect((await write(lea, gthrId, 'Bonsoir')).awaits).toBeUndefined();
    expect(await readTexts(lea, gthrId)).toEqual([
      ...['gthrOpened', 'gthrRescheduled', 'gthrApproval', 'Bonjour', 'gthrNoApproval', 'Bonsoir'],
    ]);
    const planned = await openGathering({ beginsAt: inDays(10), endsAt: inDays(12) });
    const moved = { beginsAt: inDays(20), endsAt: inDays(21) };
    expect((await change(planned, moved)).data).toMatchObject([{ state: 'notYet', ...moved }]);
  });

  it('and reopen one that was closed', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    await step(gthrId, 'close');
    expect((await change(gthrId, { title: { fr: 'Fermée' } })).error?.code).toBe('stepNotAllowed');
    await step(gthrId, 'reopen');
    expect((await infoOf(lea, gthrId)).state).toBe('open');
    await write(lea, gthrId, 'Encore là');
    expect(await readTexts(lea, gthrId)).toEqual(['gthrOpened', 'gthrClosed', 'gthrReopened', 'Encore là']);
    await services.store.pool.query(
      `update gatherings set ends_at = now() - interval '1 hour' where csid = $1`,
      [gthrId],
    );
    expect((await step(gthrId, 'reopen')).error).toMatchObject({ path: 'body.endsAt' });
    await step(gthrId, 'reopen', { endsAt: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await infoOf(lea, gthrId)).state).toBe('open');
  });
});

it('a link into a case is refused for a gathering, by its own reason', async () => {
  const gthrId = await openGathering();
  expect((await anna.send(townLinkCalls.linksCreate, { csid: gthrId })).error?.code).toBe('notForGathering');
});
