import { mobileCalls } from '@parvis/api/calls/mobile';
import type { QuestionItem, StaffQuestion } from '@parvis/api/calls/staffQuestion';
import { townCalls } from '@parvis/api/calls/town';
import type { Action } from '@parvis/questionnaire/model/played';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, openCase, signInStaff } from '../../testing/person.ts';
import { buildTextActions, played, sent } from '../../testing/played.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const anna = await signInStaff(services);
const jo = await createContributor(services);

const items = (...list: QuestionItem[]): StaffQuestion => ({
  kind: 'items',
  txt: 'Des précisions ?',
  items: list,
});
const ask = async (question: unknown, csid?: string) =>
  anna.send(townCalls.sendQstn, {
    csid: csid ?? (await openCase(jo)),
    id: createId(),
    question: question as StaffQuestion,
  });
const answer = (csid: string, msgIdAnswer: number, ...events: Action[]) =>
  jo.send(mobileCalls.sendForm, { csid, id: createId(), msgIdAnswer, played: played(...events) });
const askAndAnswer = async (question: StaffQuestion, ...events: Action[]) => {
  const csid = await openCase(jo);
  const asked = (await ask(question, csid)).data?.[0];
  return answer(csid, asked?.msgId ?? 0, ...events);
};

const yesNo: QuestionItem = { kind: 'yesNo', lbl: 'Toujours là ?' };
const stars: QuestionItem = { kind: 'rating', lbl: 'Gêne' };
const where: QuestionItem = { kind: 'text', lbl: 'Où exactement ?', required: false };
const color: QuestionItem = {
  kind: 'choice',
  lbl: 'Couleur',
  options: ['Rouge', 'Vert'],
  several: false,
};
const days: QuestionItem = { kind: 'choice', lbl: 'Jours', options: ['Lundi', 'Mardi'], several: true };

it('asks several items on one page, and stores all answers in one message', async () => {
  const csid = await openCase(jo);
  const asked = (await ask(items(color, yesNo, where), csid)).data?.[0];
  expect(asked?.qstn?.questions).toEqual({
    question: {
      titleId: 'question',
      exclusive: true,
      items: [
        { type: 'text', text: 'Couleur', bold: true },
        { type: 'checkbox', id: 'choice.1.1', text: 'Rouge' },
        { type: 'checkbox', id: 'choice.1.2', text: 'Vert' },
        { type: 'yesNo', id: 'answer.2', text: 'Toujours là ?', yes: {}, no: {} },
        { type: 'message', id: 'answer.3', text: 'Où exactement ?', required: false },
        { type: 'confirm' },
      ],
    },
  });
  const reply = await answer(
    csid,
    asked?.msgId ?? 0,
    { type: 'CHECK', item: 'choice.1.1' },
    { type: 'CHECK', item: 'choice.1.2' },
    { type: 'YESNO', item: 'answer.2', value: false },
    sent,
  );
  expect(reply.data?.[0]).toMatchObject({
    msgIdAnswer: asked?.msgId,
    answers: { 'choice.1.2': true, 'answer.2': false },
  });
  expect((await anna.call(townCalls.fetchReq, { csid })).at(-1)?.answers).toEqual({
    'choice.1.2': true,
    'answer.2': false,
  });
});

it('asks a second choice on a page of its own', async () => {
  const csid = await openCase(jo);
  const asked = (await ask(items(stars, color, days, yesNo), csid)).data?.[0];
  const { question, 'question.2': second } = asked?.qstn?.questions ?? {};
  expect(question).toMatchObject({ exclusive: true, followUp: 'question.2' });
  expect(second?.exclusive).toBeUndefined();
  const reply = await answer(
    csid,
    asked?.msgId ?? 0,
    { type: 'RATE', item: 'answer.1', value: 4 },
    { type: 'CHECK', item: 'choice.2.1' },
    sent,
    { type: 'CHECK', item: 'choice.3.1' },
    { type: 'CHECK', item: 'choice.3.2' },
    { type: 'YESNO', item: 'answer.4', value: true },
    sent,
  );
  expect(reply.data?.[0]?.answers).toEqual({
    ...{ 'answer.1': 4, 'choice.2.1': true },
    ...{ 'choice.3.1': true, 'choice.3.2': true, 'answer.4': true },
  });
});

it('asks a single item as older pages ask it', async () => {
  const [new1, old1] = [
    await ask(items({ kind: 'choice', options: ['a', ' b '], several: true })),
    await ask({ kind: 'choice', txt: 'Des précisions ?', options: ['a', 'b'], several: true }),
  ];
  expect(new1.status).toBe(200);
  expect(new1.data?.[0]?.qstn).toEqual(old1.data?.[0]?.qstn);
});

it('asks with own words of yes and no, and at the ends of ten stars', async () => {
  const asked = await ask(
    items(
      { kind: 'yesNo', lbl: 'Quand ?', yes: 'Ce matin', no: 'Ce soir' },
      { kind: 'rating', lbl: 'Bruit', stars: 10, low: 'Silence' },
    ),
  );
  const { questions, texts } = asked.data?.[0]?.qstn ?? {};
  expect(questions?.question?.items).toMatchObject([
    { type: 'yesNo', yes: 'answer.1.yes', no: 'answer.1.no' },
    { type: 'rating', max: 10, minId: 'answer.2.low', maxId: 'answer.max' },
    { type: 'confirm' },
  ]);
  expect(texts).toEqual({
    fr: {
      question: 'Des précisions ?',
      ...{ 'answer.1.yes': 'Ce matin', 'answer.1.no': 'Ce soir', 'answer.2.low': 'Silence' },
      ...{ 'answer.min': 'Minimum', 'answer.max': 'Maximum' },
    },
    en: { 'answer.min': 'Minimum', 'answer.max': 'Maximum' },
  });
});

it('takes a repeat once, and another question under its id as a conflict', async () => {
  const csid = await openCase(jo);
  const send = (id: string, question: StaffQuestion) => anna.send(townCalls.sendQstn, { csid, id, question });
  const id = createId();
  const first = await send(id, items(yesNo, stars));
  expect(await send(id, items(yesNo, stars))).toEqual(first);
  expect((await send(id, items(stars, yesNo))).error?.code).toBe('conflict');
});

const nine = Array.from({ length: 9 }, () => yesNo);
it.each<[string, unknown, string]>([
  ['no item', items(), 'body.question.items'],
  ['nine items', items(...nine), 'body.question.items'],
  [
    'an unknown kind',
    { kind: 'items', txt: 'Quoi ?', items: [{ kind: 'slider' }] },
    'body.question.items.0.kind',
  ],
  ['an item without words', items(yesNo, { kind: 'rating' }), 'body.question.items.1.lbl'],
  ['an item of blanks', items(yesNo, { kind: 'rating', lbl: ' \u200e' }), 'body.question.items.1.lbl'],
  [
    'one option',
    items(yesNo, { kind: 'choice', lbl: 'Q', options: ['a'], several: false }),
    'body.question.items.1.options',
  ],
  [
    'the same option twice',
    items(yesNo, { kind: 'choice', lbl: 'Q', options: ['a', 'a '], several: false }),
    'body.question.items.1.options',
  ],
  [
    'a second choice without words',
    items(color, { kind: 'choice', options: ['a', 'b'], several: true }),
    'body.question.items.1.lbl',
  ],
  ['eleven stars', items({ kind: 'rating', stars: 11 }), 'body.question.items.0.stars'],
  ['nothing that must be answered', items(where), 'body.question.items.0.required'],
  ['no question', { ...items(yesNo), txt: ' ' }, 'body.question.txt'],
])('refuses %s', async (_, question, path) => {
  expect((await ask(question)).error).toMatchObject({ code: 'badRequest', path });
});

it('takes eight items', async () => {
  expect((await ask(items(...nine.slice(1)))).status).toBe(200);
});

const yes: Action = { type: 'YESNO', item: 'answer.1', value: true };
it.each<[string, Action[]]>([
  ['nothing', [sent]],
  ['one of two', [yes, sent]],
  ['six stars', [yes, { type: 'RATE', item: 'answer.2', value: 6 }, sent]],
  ['no end', [yes, { type: 'RATE', item: 'answer.2', value: 5 }]],
  ['an item that is not asked', [yes, { type: 'RATE', item: 'answer.3', value: 5 }, sent]],
  ['a text for stars', [yes, ...buildTextActions('answer.2', 'cinq'), sent]],
])('refuses answers that do not fit: %s', async (_, events) => {
  expect((await askAndAnswer(items(yesNo, stars), ...events)).error?.code).toBe('badRequest');
});

it('replaces an unread answer, and refuses another once staff read it', async () => {
  const csid = await openCase(jo);
  const asked = getFirst(
    await anna.call(townCalls.sendQstn, { csid, id: createId(), question: items(yesNo, stars) }),
  );
  const rate = (value: number) =>
    answer(csid, asked.msgId, yes, { type: 'RATE', item: 'answer.2', value }, sent);
  expect((await rate(2)).status).toBe(200);
  const second = await rate(3);
  expect(second.data?.[0]?.answers).toEqual({ 'answer.1': true, 'answer.2': 3 });
  await anna.call(townCalls.fetchRead, { csid, msgId: second.data?.[0]?.msgId ?? 0 });
  expect((await rate(4)).error?.code).toBe('alreadyRead');
});
