import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { StaffQuestion } from '@parvis/api/calls/staffQuestion';
import { townCalls } from '@parvis/api/calls/town';
import type { Action } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { customers, questionnaires, staff } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  buildToiletsReport,
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { indexCategories } from '../customers/categories.ts';
import { handleCase, joinAsHandler, leaveCase } from './handling.ts';
import { hashQuestionnaire } from './questionnaires.ts';
import { storeQuestionnaires } from './storeQuestionnaires.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const count = async (sql: string, values: unknown[] = []) =>
  Number((await services.store.pool.query(`select count(*) as n from ${sql}`, values)).rows[0].n);

describe('opening a case', () => {
  it('is idempotent for repeated and concurrent requests', async () => {
    const jo = await createContributor(services);
    const body = buildOpening();
    const [one, two] = await Promise.all([
      jo.call(caseCalls.casesInit, body),
      jo.call(caseCalls.casesInit, body),
    ]);
    const three = await jo.call(caseCalls.casesInit, body);
    expect(new Set([one, two, three].map((list) => getFirst(list).caseNbr)).size).toBe(1);
    expect(await count('messages where csid = $1', [body.csid])).toBe(2);
    expect(await count('participants where csid = $1', [body.csid])).toBe(1);
  });

  it("conflicts with an id of another person's case and reveals nothing of it", async () => {
    const csid = await openCase(await createContributor(services));
    const reply = await (await createContributor(services)).send(caseCalls.casesInit, buildOpening(csid));
    expect(reply).toEqual({ status: 409, data: undefined, error: { code: 'conflict', path: 'body.csid' } });
  });

  it.each<[string, Partial<BodyOf<typeof caseCalls.casesInit>>, string]>([
    ['an unknown code', { qrid: 'nope' }, 'unknownQr'],
    ['a code out of use', { qrid: 'test-old' }, 'staleQr'],
    ['a category of another customer', { ccatCode: 'noise' }, 'unknownCategory'],
    ['a menu', { ccatCode: 'hygiene' }, 'unknownCategory'],
    ['an info tile', { ccatCode: 'opening' }, 'unknownCategory'],
    ['an abandoned report', { played: played({ type: 'ABORT' }) }, 'badRequest'],
    ['a questionnaire it never had', { questionnaireId: 'nope' }, 'badRequest'],
  ])('is refused for %s', async (_, change, code) => {
    const before = await count('cases');
    const reply = await (await createContributor(services)).send(caseCalls.casesInit, {
      ...buildOpening(),
      ...change,
    });
    expect(reply.error?.code).toBe(code);
    expect(await count('cases')).toBe(before);
  });

  const leak: Action = { type: 'CHECK', item: 'leak' };
  it.each<[string, Action[], string]>([
    ['nothing done', [], '0'],
    ['an unknown item', [{ type: 'CHECK', item: 'nope' }], '0'],
    ['an item named like a property of every object', [{ type: 'CHECK', item: 'constructor' }], '0'],
    ['words for a tick', [{ type: 'TYPE', item: 'leak', text: 'yes' }], '0'],
    ['a tick for words', [leak, { type: 'CHECK', item: 'details' }], '1'],
    ['letters that are refused', [leak, ...buildTextActions('details', '<b>ø</b>')], '1.text'],
    ['an answer missing', [leak, { type: 'COMMIT', item: 'details' }], '1'],
    ['the last question left out', [leak, ...buildTextActions('details', 'Ici')], '3'],
    ['something done after the end', [leak, ...buildTextActions('details', 'Ici'), sent, sent], '4'],
    ['an outcome that nobody awaits', [leak, { type: 'OUTCOME', flags: ['yes'] }], '1'],
  ])('is refused with %s, including the error path', async (_, events, at) => {
    const body = { ...buildOpening(), played: played(...events) };
    const reply = await (await createContributor(services)).send(caseCalls.casesInit, body);
    expect(reply.error).toMatchObject({ code: 'badRequest', path: `body.played.events.${at}` });
  });
  it('is refused without an answered question, including the error path', async () => {
    const definition: Questionnaire = {
      version: 1,
      start: 'aside',
      questions: { aside: { items: [{ type: 'checkbox', id: 'aside' }], reportAnswer: false } },
    };
    const id = hashQuestionnaire(definition);
    await services.store.db
      .insert(questionnaires)
      .values({ cuid: 'testville', ccatCode: 'toilets', id, definition });
    const done = played({ type: 'CHECK', item: 'aside' }, sent);
    const body = { ...buildOpening(), questionnaireId: id, played: done };
    const reply = await (await createContributor(services)).send(caseCalls.casesInit, body);
    expect(reply.error).toMatchObject({ code: 'badRequest', path: 'body.played.events' });
    expect(await count('cases where csid = $1', [body.csid])).toBe(0);
  });

  it('is refused for a context flag unknown to its questionnaire', async () => {
    const body = { ...buildOpening(), played: { ...buildToiletsReport(), flags: ['vip'] } };
    const reply = await (await createContributor(services)).send(caseCalls.casesInit, body);
    expect(reply.error).toMatchObject({ code: 'badRequest', path: 'body.played.flags' });
  });
  it("shows staff the questionnaire's items and texts, not those of the device", async () => {
    const jo = await createContributor(services);
    const items = [{ type: 'text', text: 'Fake words' }];
    const body = {
      ...buildOpening(),
      items,
      report: { answersArray: [{ items }] },
      words: { leak: 'Fake label' },
    };
    const { csid } = getFirst(await jo.call(caseCalls.casesInit, body));
    const text = JSON.stringify(await fetchMessages(jo, csid));
    expect(text).not.toMatch(/Fake/);
    expect(text).toContain('Fuite');
  });

  it('shows the report to each reader in their language, in chat and lists', async () => {
    const [jo, anna] = [await createContributor(services), await signInStaff(services)];
    jo.language = 'en-US';
    const { csid } = getFirst(
      await jo.call(caseCalls.casesInit, { ...buildOpening(), played: buildToiletsReport('Here') }),
    );
    const words = async (person: Person) => (await fetchMessages(person, csid)).at(-1)?.words;
    expect(await words(jo)).toEqual({ what: 'What?', leak: 'Leak', dirt: 'Dirt', details: 'Details' });
    jo.language = 'fr-FR';
    expect(await words(jo)).toMatchObject({ what: 'Quoi ?', leak: 'Fuite', details: 'Précisions' });
    const [seen] = await anna.call(townCalls.fetchReq, { csid, after: 1 });
    expect(seen?.words).toMatchObject({ leak: 'Fuite' });
    const txt = async (language: string) => {
      anna.language = language;
      return getFirst(await anna.call(townCalls.casesGetInfo, { csid })).last.txt;
    };
    expect(await txt('fr-FR')).toBe('Here · Fuite');
    expect(await txt('en-US')).toBe('Here · Leak');
  });

  it('accepts a report by an older customer file, with the questions shown then', async () => {
    const jo = await createContributor(services);
    const { db } = services.store;
    const older = { ...buildOpening(), csid: createId() };
    const [town] = await db
      .select({ menu: customers.menu })
      .from(customers)
      .where(eq(customers.cuid, 'testville'));
    if (!town) throw new Error('There is no test town.');
    const menu = structuredClone(town.menu);
    const toilets = indexCategories(menu).get('toilets')?.category;
    if (!toilets) throw new Error('There are no toilets.');
    toilets.questionnaire = {
      version: 2,
      start: 'new',
      questions: { new: { items: [{ type: 'rating', id: 'new' }] } },
    };
    const change = async (now: typeof menu) => {
      await db.update(customers).set({ menu: now }).where(eq(customers.cuid, 'testville'));
      services.services.customers.invalidate();
    };
    await change(menu);
    try {
      const { questionnaireId } = getFirst(await jo.call(mobileCalls.casesQuestion, { ccatCode: 'toilets' }));
      expect(questionnaireId).not.toBe(older.questionnaireId);
      const { csid } = getFirst(await jo.call(caseCalls.casesInit, older));
      expect((await fetchMessages(jo, csid)).at(-1)?.answers).toMatchObject({ leak: true });
      const now = {
        ...buildOpening(createId()),
        questionnaireId,
        played: played({ type: 'RATE', item: 'new', value: 4 }, sent),
      };
      expect((await jo.send(caseCalls.casesInit, now)).status).toBe(200);
    } finally {
      await change(town.menu);
    }
  });

  describe('in a category removed before it arrives', () => {
    const { db } = services.store;
    const menuNow = async () => {
      const own = eq(customers.cuid, 'testville');
      const [town] = await db.select({ menu: customers.menu }).from(customers).where(own);
      return town?.menu ?? expect.fail('There is no test town.');
    };
    /** Imports the customer's file as a server start does. */
    const change = async (menu: Awaited<ReturnType<typeof menuNow>>) => {
      await db.update(customers).set({ menu }).where(eq(customers.cuid, 'testville'));
      await storeQuestionnaires(db, 'testville', indexCategories(menu).values());
      services.services.customers.invalidate();
    };
    const without = (menu: Awaited<ReturnType<typeof menuNow>>): typeof menu =>
      menu
        .filter(({ code }) => code !== 'toilets')
        .map((one) => (one.entries ? { ...one, entries: without(one.entries) } : one));

    it.each([
      ['is gone', without],
      [
        'is a tile that only tells something',
        (menu: Awaited<ReturnType<typeof menuNow>>) => {
          const changed = structuredClone(menu);
          const toilets = indexCategories(changed).get('toilets')?.category;
          Object.assign(toilets ?? {}, { type: 'info', questionnaire: undefined });
          return changed;
        },
      ],
    ])('stores the report once as shown, if the category %s', async (_, changed) => {
      const before = await menuNow();
      await change(changed(before));
      try {
        const jo = await createContributor(services);
        const body = buildOpening();
        const one = getFirst(await jo.call(caseCalls.casesInit, body));
        expect(one).toMatchObject({ ccatCode: 'toilets', ccatLbls: ['Hygiène', 'Toilettes'] });
        expect(getFirst(await jo.call(caseCalls.casesInit, body)).csid).toBe(one.csid);
        const otherwise = { ...body, played: buildToiletsReport('Ailleurs') };
        expect((await jo.send(caseCalls.casesInit, otherwise)).error?.code).toBe('conflict');
        const made = { ...buildOpening(), questionnaireId: 'nope' };
        expect((await jo.send(caseCalls.casesInit, made)).error?.code).toBe('unknownCategory');
        const asked = await jo.send(mobileCalls.casesQuestion, { ccatCode: 'toilets' });
        expect(asked.error?.code).toBe('unknownCategory');
      } finally {
        await change(before);
      }
    });
  });

  it('marks a report by a test code as simulation', async () => {
    const jo = await createContributor(services);
    const body = { ...buildOpening(), qrid: 'test-fake' };
    expect(getFirst(await jo.call(caseCalls.casesInit, body)).simulation).toBe(true);
  });
  it("keeps place and category in the reporter's language", async () => {
    const jo = await createContributor(services);
    jo.language = 'en-US';
    const summary = getFirst(await jo.call(caseCalls.casesInit, buildOpening()));
    expect(summary.ccatLbls).toEqual(['Hygiene', 'Toilets']);
    const anna = await signInStaff(services);
    const info = getFirst(await anna.call(townCalls.casesGetInfo, { csid: summary.csid }));
    expect(info).toMatchObject({ language: 'en-US', ccatLbls: ['Hygiène', 'Toilettes'] });
    expect(info.participants[0]).toMatchObject({ name: 'Visiteur', initials: 'V', gcatCode: 'users' });
    const days = (Date.parse(info.eraseOn) - Date.parse(info.created)) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
  });
});
describe('messages', () => {
  it('get gapless numbers from 20 concurrent senders', async () => {
    const jo = await createContributor(services);
    const anna = await signInStaff(services);
    const csid = await openCase(jo);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: `Message ${index}` })
          : anna.call(townCalls.sendTxt, { csid, id: createId(), txt: `Réponse ${index}` }),
      ),
    );
    const sent = await fetchMessages(jo, csid);
    expect(sent.map(({ msgId }) => msgId)).toEqual(sent.map((_, index) => index + 1));
    expect(sent.filter(({ flags }) => flags?.includes('handle'))).toHaveLength(1);
    // The report, the texts, the join and the message to a reporter without notifications.
    expect(sent).toHaveLength(2 + 20 + 2);
    expect(sent.map(({ msgCdatim1 }) => msgCdatim1)).toEqual(sent.map(({ msgCdatim1 }) => msgCdatim1).sort());
  });

  it('are stored once across repeated and concurrent requests', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const id = createId();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => jo.call(mobileCalls.sendTxt, { csid, id, txt: 'un' })),
    );
    const stored = await fetchMessages(jo, csid, 2);
    expect(stored).toHaveLength(1);
    for (const reply of replies) expect(reply).toEqual(stored);
  });

  it("conflict with the id of another person's message", async () => {
    const jo = await createContributor(services);
    const anna = await signInStaff(services);
    const csid = await openCase(jo);
    const id = createId();
    await jo.call(mobileCalls.sendTxt, { csid, id, txt: 'à moi' });
    const reply = await anna.send(townCalls.sendTxt, { csid, id, txt: 'à moi aussi' });
    expect(reply.error?.code).toBe('conflict');
  });

  it.each([
    ['', 'badRequest'],
    ['   ', 'badRequest'],
    ['Ø interdit', 'badRequest'],
    ['x'.repeat(256), 'badRequest'],
    // A combining accent does not count.
    ['e\u0301'.repeat(255), undefined],
    ['L’œuvre : 5 € !', undefined],
  ])('of contributors follow the character rule: %j', async (txt, code) => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const reply = await jo.send(mobileCalls.sendTxt, { csid, id: createId(), txt });
    expect(reply.error?.code).toBe(code);
  });

  it.each([
    ['Bonjour 👋 <script>', undefined, 'Bonjour 👋 <script>'],
    ['ligne\nsuivante', undefined, 'ligne\nsuivante'],
    ['\u0007', 'badRequest', undefined],
    ['x'.repeat(2001), 'badRequest', undefined],
    ['x'.repeat(2000), undefined, 'x'.repeat(2000)],
    ['e\u0301'.repeat(2000), undefined, 'é'.repeat(2000)],
    ['\u200e \u2800\u3164', 'badRequest', undefined],
  ])('of staff allow all but control characters: %j', async (txt, code, stored) => {
    const anna = await signInStaff(services);
    const csid = await openCase(await createContributor(services));
    const reply = await anna.send(townCalls.sendTxt, { csid, id: createId(), txt });
    expect(reply.error?.code).toBe(code);
    expect(reply.data?.[0]?.msgTxt).toBe(stored);
  });
});

describe('question', () => {
  const ask = async (question: StaffQuestion) => {
    const [jo, anna] = [await createContributor(services), await signInStaff(services)];
    const csid = await openCase(jo);
    const asked = getFirst(await anna.call(townCalls.sendQstn, { csid, id: createId(), question }));
    const reply = (event: Action | Action[], id = createId()) =>
      jo.send(mobileCalls.sendForm, {
        csid,
        id,
        msgIdAnswer: asked.msgId,
        played: played(...[event].flat()),
      });
    return { jo, csid, asked, reply };
  };

  it('stores an answer once; a repeat returns it, another one under its id conflicts', async () => {
    const { reply } = await ask({ kind: 'yesNo', txt: 'Toujours là ?' });
    const id = createId();
    const yes: Action = { type: 'YESNO', item: 'answer', value: true };
    const one = await reply(yes, id);
    expect(one.status).toBe(200);
    expect(await reply(yes, id)).toEqual(one);
    expect((await reply({ ...yes, value: false }, id)).error?.code).toBe('conflict');
  });
  it('keeps one of three concurrent answers', async () => {
    const { jo, csid, reply } = await ask({ kind: 'rating', txt: 'Combien ?' });
    const replies = await Promise.all(
      [1, 2, 3].map((value) => reply({ type: 'RATE', item: 'answer', value })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const answers = (await fetchMessages(jo, csid)).filter(({ msgIdAnswer }) => msgIdAnswer !== undefined);
    expect(answers).toHaveLength(1);
  });

  it.each<[StaffQuestion, Action[]]>([
    [{ kind: 'rating', txt: 'Combien ?' }, [{ type: 'RATE', item: 'answer', value: 6 }]],
    [{ kind: 'text', txt: 'Où ?' }, buildTextActions('answer', ' ')],
    [
      { kind: 'choice', txt: 'Lequel ?', options: ['a', 'b'], several: true },
      [{ type: 'CHECK', item: 'choice.3' }, sent],
    ],
    [{ kind: 'yesNo', txt: 'Encore ?' }, [{ type: 'ABORT' }]],
  ])('accepts only answers it asks for: %j', async (question, events) => {
    const { reply } = await ask(question);
    expect((await reply(events)).error?.code).toBe('badRequest');
  });

  it('rejects answers to a text or a missing message', async () => {
    const { jo, csid } = await ask({ kind: 'text', txt: 'Où ?' });
    for (const msgIdAnswer of [1, 99, 0, -1, 1.5, 1e300]) {
      const reply = await jo.send(mobileCalls.sendForm, {
        csid,
        id: createId(),
        msgIdAnswer,
        played: played(...buildTextActions('answer', 'ici')),
      });
      expect(reply.error?.code).toBe('badRequest');
    }
  });
});

describe('case steps', () => {
  it('follow the table of rights and refuse all else', async () => {
    const [jo, anna, bruno] = [
      await createContributor(services),
      await signInStaff(services),
      await signInStaff(services, 'bruno@testville.example'),
    ];
    const csid = await openCase(jo);
    expect((await sendStep(anna, csid, 'hold')).error?.code).toBe('stepNotAllowed');
    expect((await sendStep(anna, csid, 'handle')).data?.[0]).toMatchObject({ state: 'handled', mine: true });
    expect((await sendStep(anna, csid, 'handle')).error?.code).toBe('stepNotAllowed');
    expect((await sendStep(anna, csid, 'hold')).data?.[0]).toMatchObject({ state: 'held' });
    const joined = getFirst(await bruno.call(townCalls.casesParticipate, { csid }));
    expect(joined).toMatchObject({ state: 'held', handlers: ['Anna Petit', 'Bruno Roux'] });
    expect(getFirst(await bruno.call(townCalls.casesParticipate, { csid })).last).toEqual(joined.last);
    expect((await sendStep(bruno, csid, 'resume')).data?.[0]).toMatchObject({ state: 'handled' });
    expect((await sendStep(bruno, csid, 'close')).error).toMatchObject({
      code: 'badRequest',
      path: 'body.outcome',
    });
    const left = getFirst(await anna.call(townCalls.casesLeave, { csid, id: createId() }));
    expect(left).toMatchObject({
      state: 'handled',
      handlers: ['Bruno Roux'],
      can: ['send', 'ask', 'callService', 'rejoin', 'recategorize', 'assign', 'block'],
    });
    const empty = getFirst(await bruno.call(townCalls.casesLeave, { csid, id: createId() }));
    expect(empty).toMatchObject({ state: 'open', handlers: [] });
    const back = getFirst(await anna.call(townCalls.casesParticipate, { csid }));
    expect(back).toMatchObject({ state: 'handled', handlers: ['Anna Petit'] });
    expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({ flags: ['rejoin'] });
    await anna.call(townCalls.casesLeave, { csid, id: createId() });
    const question = { kind: 'yesNo', txt: 'Encore là ?' } as const;
    await anna.call(townCalls.sendQstn, { csid, id: createId(), question });
    expect((await fetchMessages(jo, csid)).at(-2)).toMatchObject({ flags: ['rejoin'] });
    expect((await sendStep(anna, csid, 'reject', { txt: 'Hors sujet' })).data?.[0]).toMatchObject({
      state: 'rejected',
      can: ['resume', 'block'],
    });
    expect((await jo.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Mais si' })).error?.code).toBe(
      'stepNotAllowed',
    );
    expect((await sendStep(bruno, csid, 'resume')).data?.[0]).toMatchObject({ state: 'handled' });
  });

  it("require staff of the case's customer in every call", async () => {
    const [jo, anna] = [await createContributor(services), await signInStaff(services)];
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    const { rows } = await services.store.pool.query(
      `select cr_uid from participants where csid = $1 and staff`,
      [csid],
    );
    const [role] = await services.store.db
      .select()
      .from(staff)
      .where(eq(staff.email, 'olga@otherville.example'));
    if (!role) throw new Error('Otherville has no Olga.');
    const reader = { crUid: String(rows[0]?.cr_uid), staff: true, locale: 'fr-FR', role } as const;
    const id = createId();
    for (const tried of [
      () => handleCase(services.services, { csid, id, step: 'hold' }, reader),
      () => joinAsHandler(services.services, { csid }, reader),
      () => leaveCase(services.services, { csid, id }, reader),
    ])
      await expect(tried()).rejects.toMatchObject({ code: 'unknownCase' });
    expect(await count('messages where csid = $1 and id = $2', [csid, id])).toBe(0);
  });

  it('give a free case to one of two concurrent handlers and refuse the other', async () => {
    const [jo, anna, bruno] = [
      await createContributor(services),
      await signInStaff(services),
      await signInStaff(services, 'bruno@testville.example'),
    ];
    const csid = await openCase(jo);
    const [annas, brunos] = [createId(), createId()];
    const both = () =>
      Promise.all([
        sendStep(anna, csid, 'handle', { id: annas, free: true }),
        sendStep(bruno, csid, 'handle', { id: brunos, free: true }),
      ]);
    const said = (await both()).map(({ error, status }) => error?.code ?? status);
    expect(said.toSorted()).toEqual([200, 'stepNotAllowed']);
    // Repeated, since the response may have been lost.
    expect((await both()).map(({ error, status }) => error?.code ?? status)).toEqual(said);
    expect((await fetchMessages(jo, csid)).filter(({ flags }) => flags?.includes('handle'))).toHaveLength(1);
    const late = said[0] === 200 ? bruno : anna;
    const join = (free: boolean) => late.send(townCalls.casesParticipate, { csid, id: createId(), free });
    expect((await join(true)).error?.code).toBe('stepNotAllowed');
    expect((await join(false)).data?.[0]).toMatchObject({ mine: true });
  });

  it('are idempotent', async () => {
    const [jo, anna] = [await createContributor(services), await signInStaff(services)];
    const csid = await openCase(jo);
    const id = createId();
    await sendStep(anna, csid, 'handle', { id });
    expect((await sendStep(anna, csid, 'handle', { id })).status).toBe(200);
    expect((await fetchMessages(jo, csid)).filter(({ flags }) => flags?.includes('handle'))).toHaveLength(1);
  });
});

describe('person who signs in', () => {
  it('keeps earlier cases and finds them on another device', async () => {
    const phone = await createContributor(services);
    const csid = await openCase(phone);
    await signIn(phone, 'jo@mail.example');
    expect((await phone.call(caseCalls.townListActivity)).map((found) => found.csid)).toEqual([csid]);
    const tablet = await createContributor(services);
    const second = await openCase(tablet);
    await signIn(tablet, 'jo@mail.example');
    const listed = await tablet.call(caseCalls.townListActivity);
    expect(listed.map((found) => found.csid).sort()).toEqual([csid, second].sort());
    expect((await fetchMessages(tablet, second)).every(({ mine }) => mine)).toBe(true);
  });

  it('as staff still accesses cases they reported', async () => {
    const anna = await createContributor(services);
    const csid = await openCase(anna);
    await signIn(anna, 'anna@testville.example');
    expect((await sendStep(anna, csid, 'handle')).data?.[0]).toMatchObject({ state: 'handled', mine: true });
    const sides = getFirst(await anna.call(mobileCalls.discussInfo, { csid })).participants;
    expect(sides.map(({ staff, me }) => [staff, me])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
