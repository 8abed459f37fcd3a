import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { pollCalls, pollDraftCalls, staffPollCalls } from '@parvis/api/calls/polls';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  fetchMessages,
  getFirst,
  type Person,
  sendStep,
  signIn,
} from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import {
  answerPoll,
  findPollState,
  loadPoll,
  loadPolls,
  pollQuestions,
  signInPollStaff,
  stepPoll,
} from '../../testing/pollTown.ts';
import { buildNoiseReport, createResident, loadResidence, Resident } from '../../testing/residence.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { getQuestionnaire, hashQuestionnaire } from '../cases/questionnaires.ts';
import { indexCategories } from '../customers/categories.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { anna, bruno } = await signInPollStaff(services);
beforeAll(() => loadPolls(services));

async function openGathering(): Promise<string> {
  const gthrId = createId();
  await anna.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'Les bancs' }, access: 'customer', place: 'hall' },
  });
  return gthrId;
}
async function joinAs(gthrId: string, name: string): Promise<Person> {
  const person = await createContributor(services);
  await person.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name });
  return person;
}
const infoOf = async (person: Person, gthrId: string) =>
  getFirst(await person.call(mobileGatheringCalls.gatheringsInfo, { gthrId }));
const staffInfoOf = async (gthrId: string) =>
  getFirst(await anna.call(townGatheringCalls.gatheringsInfo, { gthrId }));
const readFlags = async (person: Person, gthrId: string) =>
  (await fetchMessages(person, gthrId)).map(({ flags }) => flags?.[0]);

type Opening = BodyOf<typeof caseCalls.casesInit>;
const report = async (person: Person, gthrId: string, more: Partial<Opening> = {}) =>
  getFirst(await person.call(caseCalls.casesInit, { ...buildOpening(), gthrId, ...more }));

const other = indexCategories(testTown.menu).get('other');
if (!other) throw new Error('The test town has no category "other".');
/** A report that everybody at the place may know of. */
const knownReport = {
  ...{ ccatCode: 'other', questionnaireId: hashQuestionnaire(getQuestionnaire(other)) },
  played: played(...buildTextActions('describe.message', 'Un banc cassé'), sent),
};

describe('a case reported from a gathering', () => {
  it('hangs on it and shows category and number to its people, without who reported it', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const body = { ...buildOpening(), ...knownReport, gthrId };
    const opened = getFirst(await lea.call(caseCalls.casesInit, body));
    expect(opened.gthrId).toBe(gthrId);
    await lea.call(caseCalls.casesInit, body);
    const { caseNbr, csid } = opened;
    const read = await fetchMessages(karim, gthrId);
    expect(read.map(({ flags }) => flags?.[0])).toEqual(['gthrOpened', 'caseHung']);
    const line = read.at(-1);
    expect(line).toMatchObject({ gthrId, mine: false, hung: { caseNbr, lbl: 'Autre' } });
    expect(line).not.toHaveProperty('crUid');
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`banc|${csid}`));
    expect((await infoOf(karim, gthrId)).hungCases).toEqual([{ caseNbr, lbl: 'Autre', state: 'open', csid }]);
    expect((await infoOf(lea, gthrId)).hungCases).toMatchObject([{ csid, mine: true }]);
    expect((await staffInfoOf(gthrId)).hungCases).toMatchObject([{ csid, lbl: 'Autre' }]);
  });

  it('of a category that is not public shows only its number', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const { caseNbr, csid } = await report(lea, gthrId);
    expect((await fetchMessages(karim, gthrId)).at(-1)?.hung).toEqual({ caseNbr });
    expect((await infoOf(karim, gthrId)).hungCases).toEqual([{ caseNbr, state: 'open' }]);
    await sendStep(anna, csid, 'handle');
    await sendStep(anna, csid, 'reject', { txt: 'Non' });
    expect((await infoOf(karim, gthrId)).hungCases).toEqual([{ caseNbr, state: 'closed' }]);
    expect((await infoOf(lea, gthrId)).hungCases).toMatchObject([{ state: 'rejected', lbl: 'Toilettes' }]);
  });

  it('names it to its reporter and to staff, in the case and its answers', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const { csid } = await report(lea, gthrId);
    expect(getFirst(await lea.call(mobileCalls.discussInfo, { csid })).gthrId).toBe(gthrId);
    expect(getFirst(await anna.call(townCalls.discussInfo, { csid })).gthrId).toBe(gthrId);
    const messages = await fetchMessages(lea, csid);
    expect(messages.filter((one) => one.gthrId === gthrId).map(({ msgId }) => msgId)).toEqual([2]);
    expect(messages[1]?.answers).toBeDefined();
  });

  it.each([
    ['who never joined', async () => createContributor(services)],
    [
      'who left',
      async (gthrId: string) => {
        const lea = await joinAs(gthrId, 'Léa');
        await lea.call(mobileGatheringCalls.gatheringsLeave, { gthrId });
        return lea;
      },
    ],
    [
      'once it is closed',
      async (gthrId: string) => {
        const lea = await joinAs(gthrId, 'Léa');
        await anna.call(townGatheringCalls.gatheringsStep, { gthrId, id: createId(), step: 'close' });
        return lea;
      },
    ],
  ])('is a report of its own for somebody %s', async (_, prepare) => {
    const gthrId = await openGathering();
    const person = await prepare(gthrId);
    const karim = await createContributor(services);
    expect(await report(person, gthrId)).not.toHaveProperty('gthrId');
    expect(await readFlags(anna, gthrId).catch(() => [])).not.toContain('caseHung');
    expect((await report(karim, 'no-gathering-has-this-id')).caseNbr).toBeDefined();
  });

  it('is not unread for members who may only read, and adds no line', async () => {
    const gthrId = await openGathering();
    const [lea, karim] = [await joinAs(gthrId, 'Léa'), await joinAs(gthrId, 'Karim')];
    const { participants } = getFirst(await lea.call(mobileCalls.discussInfo, { csid: gthrId }));
    const crUid = participants.find(({ me }) => me)?.crUid ?? '';
    await anna.call(townGatheringCalls.gatheringsStep, { gthrId, id: createId(), step: 'silence', crUid });
    expect((await report(lea, gthrId)).gthrId).toBe(gthrId);
    expect(await readFlags(karim, gthrId)).toEqual(['gthrOpened']);
    expect((await infoOf(karim, gthrId)).unread).toBe(0);
  });
});

it('a report about another person hangs on a gathering without a message there', async () => {
  await loadResidence(services);
  const rose = await signIn(new Resident(services), 'rose@residence.example');
  const gthrId = createId();
  await rose.call(townGatheringCalls.gatheringsCreate, {
    ...{ gthrId, title: { fr: 'La cour' }, access: 'customer' },
  });
  const [lea, karim] = [await createResident(services), await createResident(services)];
  await lea.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name: 'Léa' });
  await karim.call(mobileGatheringCalls.gatheringsJoin, { gthrId, name: 'Karim' });
  const { csid } = getFirst(await lea.call(caseCalls.casesInit, { ...buildNoiseReport(), gthrId }));
  expect(await readFlags(karim, gthrId)).toEqual(['gthrOpened']);
  expect(await infoOf(karim, gthrId)).not.toHaveProperty('hungCases');
  const forStaff = getFirst(await rose.call(townGatheringCalls.gatheringsInfo, { gthrId }));
  expect(forStaff.hungCases).toMatchObject([{ csid, lbl: 'Bruit' }]);
});

describe('a poll of a gathering', () => {
  const draft = { lbl: { fr: 'Où mettre les bancs' }, questionnaire: pollQuestions };
  const save = (poll: object, id = createId()) =>
    bruno.send(pollDraftCalls.pollsSave, { id, poll: { ...draft, ...poll } });
  async function openPoll(gthrId: string): Promise<string> {
    const code = (await save({ gthrId })).data?.[0]?.poll?.code ?? '';
    await stepPoll(bruno, code, 'open');
    return code;
  }

  it('is shown only to its people once it opens', async () => {
    const gthrId = await openGathering();
    const lea = await joinAs(gthrId, 'Léa');
    const code = (await save({ gthrId })).data?.[0]?.poll?.code ?? '';
    expect(await readFlags(lea, gthrId)).toEqual(['gthrOpened']);
    expect((await infoOf(lea, gthrId)).hungPolls).toBeUndefined();
    await stepPoll(bruno, code, 'open');
    await stepPoll(bruno, code, 'close');
    await stepPoll(bruno, code, 'reopen');
    expect(await readFlags(lea, gthrId)).toEqual(['gthrOpened', 'hostJoined', 'pollSent']);
    expect((await fetchMessages(lea, gthrId)).at(-1)?.poll).toEqual({ code, lbl: 'Où mettre les bancs' });
    expect((await infoOf(lea, gthrId)).hungPolls).toEqual([
      { code, lbl: 'Où mettre les bancs', phase: 'open' },
    ]);
    const jo = await createContributor(services);
    expect(await findPollState(jo, code)).toBeUndefined();
    expect((await jo.send(pollCalls.pollInfo, { poll: code })).error?.code).toBe('unknownPoll');
    expect((await loadPoll(lea, code)).state).toBe('open');
  });

  it('is answered by its people alone, also once it is copied', async () => {
    const gthrId = await openGathering();
    const [lea, jo] = [await joinAs(gthrId, 'Léa'), await createContributor(services)];
    const code = await openPoll(gthrId);
    expect((await answerPoll(jo, code)).error?.code).toBe('unknownPoll');
    expect((await answerPoll(lea, code)).data?.[0]?.state).toBe('answered');
    await lea.call(mobileGatheringCalls.gatheringsLeave, { gthrId });
    expect((await answerPoll(lea, code)).error?.code).toBe('unknownPoll');
    const copied = (await stepPoll(bruno, code, 'copy')).data?.[0];
    expect(copied).toMatchObject({ gthrId, phase: 'notYet' });
  });

  it('is refused for an unknown or closed gathering', async () => {
    expect((await save({ gthrId: createId(), opens: '2990-01-01' })).error).toMatchObject({
      ...{ code: 'badRequest', path: 'body.poll.gthrId' },
    });
    const gthrId = await openGathering();
    const code = (await save({ gthrId })).data?.[0]?.poll?.code ?? '';
    await anna.call(townGatheringCalls.gatheringsStep, { gthrId, id: createId(), step: 'close' });
    expect((await stepPoll(bruno, code, 'open')).error?.code).toBe('gatheringClosed');
    const listed = await bruno.call(staffPollCalls.pollsList);
    expect(listed.find((one) => one.code === code)?.phase).toBe('notYet');
  });
});
