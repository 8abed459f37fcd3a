import { createTextStore } from '@parvis/locales/translate';
import { replayPart } from '@parvis/questionnaire/engine/replay';
import type { Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { expect, test } from 'vitest';
import { countOptions, findChosenOption, playOption, readSingleChoice } from './singleChoice.ts';

const texts = createTextStore('fr-FR');

const question: Question = {
  titleId: 'when',
  exclusive: true,
  items: [
    { type: 'checkbox', id: 'am' },
    { type: 'checkbox', id: 'pm', text: 'L’après-midi' },
  ],
};
const poll = (questions: Questionnaire['questions'] = { when: question }): Questionnaire => ({
  ...{ version: 1, start: 'when', questions },
  texts: { fr: { when: 'Quand\u202f?', am: 'Le matin' } },
});
const choice = {
  ...{ qstnId: 'when', question: 'Quand\u202f?' },
  options: [
    { id: 'am', label: 'Le matin' },
    { id: 'pm', label: 'L’après-midi' },
  ],
};

test('reads one question of one choice in the reader’s words', () => {
  expect(readSingleChoice(poll(), texts)).toEqual(choice);
});

test.each<[string, Questionnaire['questions']]>([
  ['several choices', { when: { ...question, exclusive: false } }],
  ['a text beside', { when: { ...question, items: [...question.items, { type: 'message', id: 'why' }] } }],
  ['a second question', { when: { ...question, followUp: 'more' }, more: question }],
])('leaves %s to the player', (_, questions) => {
  expect(readSingleChoice(poll(questions), texts)).toBeUndefined();
});

test('counts only where results are shown', () => {
  expect(countOptions(choice, { many: 3, complete: 3, questions: [] })).toEqual(choice.options);
  const item = { type: 'checkbox', lbl: '' };
  const counted = {
    ...{ qstnId: 'when', lbl: '', many: 6, places: [], days: [] },
    items: [{ id: 'pm', many: 6, ...item }],
  };
  expect(countOptions(choice, { many: 6, complete: 6, questions: [counted] })).toEqual([
    { id: 'am', label: 'Le matin', count: 0 },
    { id: 'pm', label: 'L’après-midi', count: 6 },
  ]);
});

test('plays a choice as one tap', () => {
  const replayed = replayPart(poll(), playOption('pm'));
  const answers = replayed.ok ? { when: { ...replayed.entries[0]?.answers } } : undefined;
  expect(answers).toEqual({ when: { pm: true } });
  expect(findChosenOption(choice, answers)).toBe('pm');
  expect(findChosenOption(choice, undefined)).toBeUndefined();
});
