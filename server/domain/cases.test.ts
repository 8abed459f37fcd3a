import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { type StaffQuestion, townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import {
  contributor,
  first,
  messagesOf,
  openCase,
  opening,
  signIn,
  staffMember,
  step,
  toiletsReport,
} from '../testing/person.ts';
import { openTestHouse } from '../testing/testHouse.ts';
import { testTown } from '../testing/town.ts';
import { newId } from './ids.ts';
import { allowedSteps, type Relation, stepTable } from './steps.ts';

const house = await openTestHouse((await createTestDatabase()).url);
afterAll(async () => {
  await house.close();
  expect(house.failures).toEqual([]);
});

const count = async (sql: string, values: unknown[] = []) =>
  Number((await house.store.pool.query(`select count(*) as n from ${sql}`, values)).rows[0].n);

describe('opening a case', () => {
  it('sent twice, one after the other or at once, opens it once', async () => {
    const jo = await contributor(house);
    const body = opening();
    const [one, two] = await Promise.all([
      jo.call(caseCalls.casesInit, body),
      jo.call(caseCalls.casesInit, body),
    ]);
    const three = await jo.call(caseCalls.casesInit, body);
    expect(new Set([one, two, three].map((list) => first(list).caseNbr)).size).toBe(1);
    expect(await count('messages where csid = $1', [body.csid])).toBe(2);
    expect(await count('participants where csid = $1', [body.csid])).toBe(1);
  });

  it('with an id of somebody else’s case is a conflict and tells nothing of it', async () => {
    const csid = await openCase(await contributor(house));
    const reply = await (await contributor(house)).send(caseCalls.casesInit, opening(csid));
    expect(reply).toEqual({ status: 409, data: undefined, error: { code: 'conflict' } });
  });

  it.each<[string, Partial<BodyOf<typeof caseCalls.casesInit>>, string]>([
    ['an unknown code', { qrid: 'nope' }, 'unknownQr'],
    ['a code out of use', { qrid: 'test-old' }, 'staleQr'],
    ['a category of another customer', { ccatCode: 'noise' }, 'unknownCategory'],
    ['a menu', { ccatCode: 'hygiene' }, 'unknownCategory'],
    ['an info tile', { ccatCode: 'opening' }, 'unknownCategory'],
    ['an abandoned report', { report: { ...toiletsReport(), abort: true } }, 'badRequest'],
  ])('is refused for %s', async (_, change, code) => {
    const before = await count('cases');
    const reply = await (await contributor(house)).send(caseCalls.casesInit, { ...opening(), ...change });
    expect(reply.error?.code).toBe(code);
    expect(await count('cases')).toBe(before);
  });

  it.each<[string, string, Record<string, boolean | number | string>]>([
    ['an unknown question', 'nope', {}],
    ['a question named like a property of every object', 'constructor', {}],
    ['an unknown item', 'what', { nope: true }],
    ['text for a tick', 'what', { leak: 'yes' }],
    ['a tick for text', 'how', { details: true }],
    ['letters that are refused', 'how', { details: '<b>ø</b>' }],
    ['a message too long', 'how', { details: 'x'.repeat(256) }],
    ['nothing ticked', 'what', { leak: false }],
    ['an answer missing', 'how', {}],
  ])('is refused with %s in the report', async (_, qstnId, answers) => {
    const report = {
      ...toiletsReport(),
      answersArray: [{ qstnId, items: [], answers, chng: { set: [], clear: [] } }],
    };
    const reply = await (await contributor(house)).send(caseCalls.casesInit, { ...opening(), report });
    expect(reply.error?.code).toBe('badRequest');
  });

  it('shows staff the items and words of the questionnaire, never those a device made up', async () => {
    const jo = await contributor(house);
    const report = toiletsReport();
    const [what, how] = report.answersArray;
    if (!what || !how) throw new Error('The report has two answers.');
    what.items = [
      { type: 'text', text: 'Fake words' },
      { type: 'image', imgSrc: 'https://tracker.example/x.png' },
    ];
    const body = { ...opening(), report, words: { leak: 'Fake label' } };
    const { csid } = first(await jo.call(caseCalls.casesInit, body));
    const text = JSON.stringify(await messagesOf(jo, csid));
    expect(text).not.toMatch(/Fake|tracker/);
    expect(text).toContain('Fuite');
  });

  it('from a test code is marked as a simulation', async () => {
    const jo = await contributor(house);
    const body = { ...opening(), qrid: 'test-fake' };
    expect(first(await jo.call(caseCalls.casesInit, body)).simulation).toBe(true);
  });

  it('asks in a category without questions what happened, in words', async () => {
    const jo = await contributor(house);
    const { questionnaire } = first(await jo.call(mobileCalls.casesQuestion, { ccatCode: 'other' }));
    expect(questionnaire.start).toBe('describe');
    const report = {
      ...toiletsReport(),
      answersArray: [
        {
          qstnId: 'describe',
          items: [],
          answers: { 'describe.message': 'Un banc cassé' },
          chng: { set: [], clear: [] },
        },
      ],
    };
    const summary = first(await jo.call(caseCalls.casesInit, { ...opening(), ccatCode: 'other', report }));
    expect(summary.last.txt).toBe('Un banc cassé');
  });

  it('keeps what it was opened from in the reporter’s own words of place and category', async () => {
    const jo = await contributor(house);
    jo.language = 'en-US';
    const summary = first(await jo.call(caseCalls.casesInit, opening()));
    expect(summary.ccatLbls).toEqual(['Hygiene', 'Toilets']);
    const anna = await staffMember(house);
    const info = first(await anna.call(townCalls.casesGetInfo, { csid: summary.csid }));
    expect(info).toMatchObject({ language: 'en-US', ccatLbls: ['Hygiène', 'Toilettes'] });
    expect(info.participants[0]).toMatchObject({ name: 'Contributeur', initials: 'C', gcatCode: 'users' });
    const days = (Date.parse(info.eraseOn) - Date.parse(info.created)) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
  });
});

describe('a questionnaire', () => {
  it('goes through the database with the order of its keys unchanged', async () => {
    const jo = await contributor(house);
    const { questionnaire } = first(await jo.call(mobileCalls.casesQuestion, { ccatCode: 'toilets' }));
    const written = testTown.menu[0]?.entries?.[0]?.questionnaire;
    expect(JSON.stringify(questionnaire)).toBe(JSON.stringify(written));
    expect(Object.keys(questionnaire.questions.what?.followUp ?? {})).toEqual([
      'zebra',
      'leak',
      'b',
      'aa',
      'default',
    ]);
  });
});

describe('messages', () => {
  it('get numbers without holes from 20 people who send at once', async () => {
    const jo = await contributor(house);
    const anna = await staffMember(house);
    const csid = await openCase(jo);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? jo.call(mobileCalls.sendTxt, { csid, id: newId(), txt: `Message ${index}` })
          : anna.call(townCalls.sendTxt, { csid, id: newId(), txt: `Réponse ${index}` }),
      ),
    );
    const sent = await messagesOf(jo, csid);
    expect(sent.map(({ msgId }) => msgId)).toEqual(sent.map((_, index) => index + 1));
    expect(sent.filter(({ event }) => event === 'handle')).toHaveLength(1);
    expect(sent).toHaveLength(2 + 20 + 1);
    expect(sent.map(({ msgCdatim1 }) => msgCdatim1)).toEqual(sent.map(({ msgCdatim1 }) => msgCdatim1).sort());
  });

  it('are stored once however often they arrive, as they were the first time', async () => {
    const jo = await contributor(house);
    const csid = await openCase(jo);
    const id = newId();
    const replies = await Promise.all(
      ['un', 'deux', 'trois', 'quatre'].map((txt) => jo.call(mobileCalls.sendTxt, { csid, id, txt })),
    );
    const stored = await messagesOf(jo, csid, 2);
    expect(stored).toHaveLength(1);
    for (const reply of replies) expect(reply).toEqual(stored);
  });

  it('with the id of somebody else’s message are a conflict', async () => {
    const jo = await contributor(house);
    const anna = await staffMember(house);
    const csid = await openCase(jo);
    const id = newId();
    await jo.call(mobileCalls.sendTxt, { csid, id, txt: 'à moi' });
    const reply = await anna.send(townCalls.sendTxt, { csid, id, txt: 'à moi aussi' });
    expect(reply.error?.code).toBe('conflict');
  });

  it.each([
    ['', 'badRequest'],
    ['   ', 'badRequest'],
    ['Ø interdit', 'badRequest'],
    ['x'.repeat(256), 'badRequest'],
    ['L’œuvre : 5 € !', undefined],
  ])('of a contributor keep the rule for letters: %j', async (txt, code) => {
    const jo = await contributor(house);
    const csid = await openCase(jo);
    const reply = await jo.send(mobileCalls.sendTxt, { csid, id: newId(), txt });
    expect(reply.error?.code).toBe(code);
  });

  it.each([
    ['Bonjour 👋 <script>', undefined, 'Bonjour 👋 <script>'],
    ['ligne\nsuivante', undefined, 'ligne suivante'],
    ['\u0007', 'badRequest', undefined],
    ['x'.repeat(256), 'badRequest', undefined],
  ])('of staff take any letters but control characters: %j', async (txt, code, stored) => {
    const anna = await staffMember(house);
    const csid = await openCase(await contributor(house));
    const reply = await anna.send(townCalls.sendTxt, { csid, id: newId(), txt });
    expect(reply.error?.code).toBe(code);
    expect(reply.data?.[0]?.msgTxt).toBe(stored);
  });
});

describe('a question', () => {
  const answer = (answers: Record<string, boolean | number | string>) => ({
    ...toiletsReport(),
    answersArray: [{ qstnId: 'question', items: [], answers, chng: { set: [], clear: [] } }],
  });
  const ask = async (question: StaffQuestion) => {
    const [jo, anna] = [await contributor(house), await staffMember(house)];
    const csid = await openCase(jo);
    const asked = first(await anna.call(townCalls.sendQstn, { csid, id: newId(), question }));
    const reply = (answers: Record<string, boolean | number | string>, id = newId()) =>
      jo.send(mobileCalls.sendForm, { csid, id, msgIdAnswer: asked.msgId, report: answer(answers) });
    return { jo, csid, asked, reply };
  };

  it('is answered once; the same answer again is the same message, another one a conflict', async () => {
    const { reply } = await ask({ kind: 'yesNo', txt: 'Toujours là ?' });
    const id = newId();
    const one = await reply({ answer: true }, id);
    expect(one.status).toBe(200);
    expect(await reply({ answer: true }, id)).toEqual(one);
    expect((await reply({ answer: false })).error?.code).toBe('conflict');
  });

  it('answered twice at once is answered once', async () => {
    const { reply } = await ask({ kind: 'rating', txt: 'Combien ?' });
    const replies = await Promise.all([1, 2, 3].map((stars) => reply({ answer: stars })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each<[StaffQuestion, Record<string, boolean | number | string>]>([
    [{ kind: 'rating', txt: 'Combien ?' }, { answer: 6 }],
    [{ kind: 'text', txt: 'Où ?' }, { answer: '' }],
    [{ kind: 'choice', txt: 'Lequel ?', options: ['a', 'b'], several: true }, { 'choice.3': true }],
  ])('takes only answers it asks for: %j', async (question, answers) => {
    const { reply } = await ask(question);
    expect((await reply(answers)).error?.code).toBe('badRequest');
  });

  it('must be one: a text and a missing message are not', async () => {
    const { jo, csid } = await ask({ kind: 'text', txt: 'Où ?' });
    for (const msgIdAnswer of [1, 99, 0, -1, 1.5, 1e300]) {
      const reply = await jo.send(mobileCalls.sendForm, {
        csid,
        id: newId(),
        msgIdAnswer,
        report: answer({ answer: 'ici' }),
      });
      expect(reply.error?.code).toBe('badRequest');
    }
  });
});

describe('the steps of a case', () => {
  it('are what the table says, and nothing else is accepted', async () => {
    const [jo, anna, bruno] = [
      await contributor(house),
      await staffMember(house),
      await staffMember(house, 'bruno@testville.example'),
    ];
    const csid = await openCase(jo);
    expect((await step(anna, csid, 'hold')).error?.code).toBe('stepNotAllowed');
    expect((await step(anna, csid, 'handle')).data?.[0]).toMatchObject({ state: 'handled', mine: true });
    expect((await step(anna, csid, 'handle')).error?.code).toBe('stepNotAllowed');
    expect((await step(anna, csid, 'hold')).data?.[0]).toMatchObject({ state: 'held' });
    const joined = first(await bruno.call(townCalls.casesParticipate, { csid }));
    expect(joined).toMatchObject({ state: 'held', handlers: ['Anna Petit', 'Bruno Roux'] });
    expect(first(await bruno.call(townCalls.casesParticipate, { csid })).last).toEqual(joined.last);
    expect((await step(bruno, csid, 'resume')).data?.[0]).toMatchObject({ state: 'handled' });
    expect((await step(bruno, csid, 'close')).error).toEqual({ code: 'badRequest', path: 'body.outcome' });
    const left = first(await anna.call(townCalls.casesLeave, { csid, id: newId() }));
    expect(left).toMatchObject({
      state: 'handled',
      handlers: ['Bruno Roux'],
      can: ['send', 'ask', 'rejoin'],
    });
    const empty = first(await bruno.call(townCalls.casesLeave, { csid, id: newId() }));
    expect(empty).toMatchObject({ state: 'open', handlers: [] });
    const back = first(await anna.call(townCalls.casesParticipate, { csid }));
    expect(back).toMatchObject({ state: 'handled', handlers: ['Anna Petit'] });
    expect((await messagesOf(jo, csid)).at(-1)).toMatchObject({ event: 'rejoin' });
    expect((await step(anna, csid, 'reject', { txt: 'Hors sujet' })).data?.[0]).toMatchObject({
      state: 'rejected',
      can: ['resume'],
    });
    expect((await jo.send(mobileCalls.sendTxt, { csid, id: newId(), txt: 'Mais si' })).error?.code).toBe(
      'stepNotAllowed',
    );
    expect((await step(bruno, csid, 'resume')).data?.[0]).toMatchObject({ state: 'handled' });
  });

  it('sent twice are taken once', async () => {
    const [jo, anna] = [await contributor(house), await staffMember(house)];
    const csid = await openCase(jo);
    const id = newId();
    await step(anna, csid, 'handle', { id });
    expect((await step(anna, csid, 'handle', { id })).status).toBe(200);
    expect((await messagesOf(jo, csid)).filter(({ event }) => event === 'handle')).toHaveLength(1);
  });

  it('are never offered twice, and each one offered is in the table', () => {
    const relations: Relation[] = ['reporter', 'handler', 'left', 'none'];
    for (const state of ['open', 'handled', 'held', 'closed', 'rejected', 'cancelled'] as const)
      for (const relation of relations) {
        const steps = allowedSteps({ state, relation, rateable: true });
        expect(new Set(steps).size).toBe(steps.length);
        for (const name of steps)
          expect(
            stepTable.some((row) => row.step === name && row.relations.includes(relation) && row.to[state]),
          ).toBe(true);
      }
  });
});

describe('a person who signs in', () => {
  it('keeps what they did before, and finds it on another device', async () => {
    const phone = await contributor(house);
    const csid = await openCase(phone);
    await signIn(phone, 'jo@mail.example');
    expect((await phone.call(caseCalls.townListActivity)).map((found) => found.csid)).toEqual([csid]);
    const tablet = await contributor(house);
    const second = await openCase(tablet);
    await signIn(tablet, 'jo@mail.example');
    const listed = await tablet.call(caseCalls.townListActivity);
    expect(listed.map((found) => found.csid).sort()).toEqual([csid, second].sort());
    expect((await messagesOf(tablet, second)).every(({ mine }) => mine)).toBe(true);
  });

  it('as staff does not become a stranger to cases they reported themselves', async () => {
    const anna = await contributor(house);
    const csid = await openCase(anna);
    await signIn(anna, 'anna@testville.example');
    expect((await step(anna, csid, 'handle')).data?.[0]).toMatchObject({ state: 'handled', mine: true });
    const sides = first(await anna.call(mobileCalls.discussInfo, { csid })).participants;
    expect(sides.map(({ staff, me }) => [staff, me])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
