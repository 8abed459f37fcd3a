import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { expect, test } from 'vitest';
import { askedChoices } from './askedChoices.ts';

const asked = (items: Questionnaire['questions'][string]['items']): Questionnaire => ({
  version: 1,
  start: 'question',
  questions: { question: { titleId: 'question', items } },
});

test('whoever asked sees the choices that they wrote', () => {
  const choices = ['Cabine 1', 'Cabine 2'].map((text, at) => ({
    type: 'checkbox' as const,
    id: `choice.${at}`,
    text,
  }));
  expect(askedChoices(asked([...choices, { type: 'confirm' }]))).toEqual(['Cabine 1', 'Cabine 2']);
});

test('yes or no, a text and stars have none', () => {
  expect(askedChoices(asked([{ type: 'yesNo', id: 'answer', yes: {}, no: {} }]))).toEqual([]);
  expect(askedChoices(asked([{ type: 'message', id: 'answer' }]))).toEqual([]);
});
