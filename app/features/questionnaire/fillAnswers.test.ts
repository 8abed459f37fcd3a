import { transition } from '@parvis/questionnaire/engine/transition';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { expect, it } from 'vitest';
import { fillAnswers } from './fillAnswers.ts';

const ask = (items: Item[], exclusive = false): Questionnaire => ({
  version: 1,
  start: 'question',
  questions: { question: { titleId: 'question', items, ...(exclusive && { exclusive }) } },
});
const choices: Item[] = ['red', 'green'].map((id) => ({ type: 'checkbox', id }));

it('fills in ticks, which a confirm then sends', () => {
  const definition = ask([...choices, { type: 'confirm' }]);
  const state = fillAnswers(definition, { green: true });
  const instance = state.status === 'asking' ? state.instance : 0;
  const [, outputs] = transition(definition, state, { type: 'CONFIRM', instance });
  expect(outputs).toMatchObject([
    { type: 'final', report: { answersArray: [{ answers: { green: true } }] } },
  ]);
});

it.each([
  ['yes or no', ask([{ type: 'yesNo', id: 'answer', yes: {}, no: {} }]), { answer: false }],
  ['one choice', ask(choices, true), { red: true }],
])('shows %s without sending it', (_, definition, answers) => {
  expect(fillAnswers(definition, answers)).toMatchObject({ status: 'asking', answers });
});
