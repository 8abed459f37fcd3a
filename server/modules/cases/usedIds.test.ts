import type { BodyOf, Call } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { contactCalls } from '@parvis/api/calls/contact';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  buildToiletsReport,
  createContributor,
  fetchMessages,
  getFirst,
  openAndCloseCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { solve } from '../../testing/solve.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const jo = await createContributor(services);
const anna = await signInStaff(services);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const opened = async (): Promise<string> => getFirst(await jo.call(caseCalls.casesInit, buildOpening())).csid;

/** Sends a body twice, then a different one under the same id. */
async function thrice<C extends Call>(person: Person, call: C, body: BodyOf<C>, other: BodyOf<C>) {
  const replies = [];
  for (const one of [body, body, other]) replies.push(await person.send(call, one));
  return replies.map(({ status, error }) => error ?? status);
}
const conflict = (path: string) => [200, 200, { code: 'conflict', path }];

describe('a repeated id returns the original result for the same body and conflicts for another', () => {
  it.each([
    ['with other answers', { played: buildToiletsReport('Plus de papier') }],
    ['from another code', { qrid: 'test-fake' }],
    ['in another category', { ccatCode: 'light' }],
    ['with answers that nobody can give', { played: played({ type: 'CHECK', item: 'nothing' }) }],
  ])('report %s', async (_, change) => {
    const body = buildOpening();
    expect(await thrice(jo, caseCalls.casesInit, body, { ...body, ...change })).toEqual(
      conflict('body.csid'),
    );
    expect(await fetchMessages(jo, body.csid)).toHaveLength(2);
  });

  it("reporter's text", async () => {
    const sent = { csid: await opened(), id: createId(), txt: 'Toujours là' };
    const other = { ...sent, txt: 'Réparé' };
    expect(await thrice(jo, mobileCalls.sendTxt, sent, other)).toEqual(conflict('body.id'));
    expect(await fetchMessages(jo, sent.csid)).toHaveLength(3);
  });
  it('text, question and answers', async () => {
    const csid = await opened();
    const said = { csid, id: createId(), txt: 'Nous arrivons' };
    expect(await thrice(anna, townCalls.sendTxt, said, { ...said, txt: 'Demain' })).toEqual(
      conflict('body.id'),
    );
    const asked = { csid, id: createId(), question: { kind: 'yesNo', txt: 'Encore ?' } } as const;
    const another = { ...asked, question: { kind: 'text', txt: 'Encore ?' } } as const;
    expect(await thrice(anna, townCalls.sendQstn, asked, another)).toEqual(conflict('body.id'));
    const msgIdAnswer = (await fetchMessages(jo, csid)).findLast(({ qstn }) => qstn)?.msgId ?? 0;
    const answered = (value: boolean) => played({ type: 'YESNO', item: 'answer', value });
    const form = { csid, id: createId(), msgIdAnswer, played: answered(true) };
    const changed = { ...form, played: answered(false) };
    expect(await thrice(jo, mobileCalls.sendForm, form, changed)).toEqual(conflict('body.id'));
    expect((await anna.send(townCalls.sendTxt, { ...said, id: asked.id })).error?.code).toBe('conflict');
  });

  it('survey rating followed by a comment', async () => {
    const { jo: rater, csid } = await openAndCloseCase(services, anna);
    const msgIdAnswer = (await fetchMessages(rater, csid)).at(-1)?.msgId ?? 0;
    const stars = (value: number) => [{ type: 'RATE', item: 'answer.satisfaction', value } as const, sent];
    const wants = { type: 'YESNO', item: 'answer.satisfaction.wrong', value: true } as const;
    const word = (text: string) => [wants, ...buildTextActions('answer.satisfaction.wrongMessage', text)];
    const left = { type: 'ABORT' } as const;
    const form = (...events: Parameters<typeof played>) => ({
      csid,
      id: createId(),
      msgIdAnswer,
      played: played(...events),
    });
    const rated = form(...stars(3), left);
    const withWord = played(...stars(3), ...word('Pas fini'), left);
    expect(await thrice(rater, mobileCalls.sendForm, rated, { ...rated, played: withWord })).toEqual(
      conflict('body.id'),
    );
    const said = form(...withWord.events);
    for (const events of [
      [...stars(2), ...word('Pas fini'), left],
      [...stars(3), ...word('Encore cassé'), left],
      [...stars(3), left],
      [...stars(3), ...word('Pas fini'), { type: 'NEXT', item: 'satisfaction.next' } as const, sent],
    ])
      expect(await thrice(rater, mobileCalls.sendForm, said, { ...said, played: played(...events) })).toEqual(
        conflict('body.id'),
      );
    // The first response arrives late.
    for (const again of [rated, said])
      expect((await rater.send(mobileCalls.sendForm, again)).status).toBe(200);
    expect(
      (await fetchMessages(rater, csid)).flatMap(({ answers }) => (answers ? [answers] : [])).slice(1),
    ).toEqual([{ 'answer.satisfaction': 3 }, { 'answer.satisfaction.wrongMessage': 'Pas fini' }]);
  });

  it.each([
    ['with other words', { message: 'Ouvrez-vous le dimanche ?' }],
    ['in another name', { name: 'Dominique' }],
    ['from another address', { mail: 'dominique@mail.example' }],
  ])('contact message %s', async (_, change) => {
    const challenge = getFirst(await jo.call(contactCalls.captchaInit));
    const body = {
      id: createId(),
      cuid: 'testville',
      name: 'Camille',
      mail: 'camille@mail.example',
      message: 'Ouvrez-vous le lundi ?',
      challenge: challenge.challenge,
      solution: solve(challenge),
    };
    expect(await thrice(jo, contactCalls.contactSend, body, { ...body, ...change })).toEqual(
      conflict('body.id'),
    );
    const another = getFirst(await jo.call(contactCalls.captchaInit));
    const proof = { challenge: another.challenge, solution: solve(another) };
    expect((await jo.send(contactCalls.contactSend, { ...body, ...proof })).data).toEqual([
      { mailSent: true, wrongSolution: false, waiting: false, refused: false },
    ]);
  });

  it('step', async () => {
    const csid = await opened();
    const handle = { csid, id: createId(), step: 'handle' } as const;
    expect(await thrice(anna, townCalls.casesHandling, handle, { ...handle, step: 'hold' })).toEqual(
      conflict('body.id'),
    );
    const close = { csid, id: createId(), step: 'close', outcome: 'solved', txt: 'Fait' } as const;
    const otherwise = { ...close, outcome: 'duplicate' } as const;
    expect(await thrice(anna, townCalls.casesHandling, close, otherwise)).toEqual(conflict('body.id'));
    expect((await anna.send(townCalls.casesHandling, { ...close, txt: 'Refait' })).error?.code).toBe(
      'conflict',
    );
  });

  it("hold compares with the message's day, not the case's current one", async () => {
    const csid = await opened();
    await sendStep(anna, csid, 'handle');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const hold = { csid, id: createId(), step: 'hold', until: inDays(2), txt: 'La pièce arrive' } as const;
    const { until: _, ...endless } = hold;
    expect(await thrice(anna, townCalls.casesHandling, hold, { ...hold, until: inDays(3) })).toEqual(
      conflict('body.id'),
    );
    await sendStep(anna, csid, 'resume');
    const later = inDays(5);
    await sendStep(anna, csid, 'hold', { until: later });
    const before = await fetchMessages(jo, csid);
    // The first response arrives late.
    expect((await anna.send(townCalls.casesHandling, hold)).data?.[0]).toMatchObject({ holdUntil: later });
    for (const other of [{ ...hold, until: later }, endless])
      expect((await anna.send(townCalls.casesHandling, other)).error).toEqual({
        code: 'conflict',
        path: 'body.id',
      });
    expect(await fetchMessages(jo, csid)).toEqual(before);
  });
  it('joining is idempotent', async () => {
    const csid = await opened();
    const join = { csid, id: createId() };
    for (const _ of [1, 2]) await anna.call(townCalls.casesParticipate, join);
    const told = (await fetchMessages(jo, csid)).filter(({ flags }) => flags?.includes('handle'));
    expect(told.map(({ id }) => id)).toEqual([join.id]);
    await anna.call(townCalls.casesLeave, { csid, id: createId() });
    // The late repeat does not rejoin.
    await anna.call(townCalls.casesParticipate, join);
    expect((await fetchMessages(jo, csid)).at(-1)?.flags).toEqual(['leave']);
    expect((await anna.send(townCalls.casesLeave, join)).error).toEqual({
      code: 'conflict',
      path: 'body.id',
    });
  });
});
