import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { expect, test } from 'vitest';
import { listAskedItems } from './askedItems.ts';

const asked = (questions: Questionnaire['questions'], fr: Record<string, string> = {}) =>
  listAskedItems(
    { version: 1, start: 'question', questions, texts: { fr: { question: 'Et puis ?', ...fr } } },
    { locale: () => 'fr-FR' },
  );

test('lists the choices of a single question', () => {
  expect(
    asked({
      question: {
        titleId: 'question',
        items: [
          { type: 'checkbox', id: 'choice.1', text: 'Rouge' },
          { type: 'checkbox', id: 'choice.2', text: 'Vert' },
          { type: 'confirm' },
        ],
      },
    }),
  ).toEqual([{ label: undefined, choices: ['Rouge', 'Vert'] }]);
});

test('does not repeat the question as the label of its only field', () => {
  expect(
    asked(
      { question: { titleId: 'question', items: [{ type: 'message', id: 'answer' }] } },
      { answer: 'Et puis ?' },
    ),
  ).toEqual([{ label: undefined, choices: [] }]);
});

test('lists several items on several pages', () => {
  expect(
    asked({
      question: {
        titleId: 'question',
        items: [
          { type: 'text', text: 'Couleur' },
          { type: 'checkbox', id: 'choice.1.1', text: 'Rouge' },
          { type: 'checkbox', id: 'choice.1.2', text: 'Vert' },
          { type: 'yesNo', id: 'answer.2', text: 'Toujours là ?', yes: {}, no: {} },
          { type: 'confirm' },
        ],
        followUp: 'question.2',
      },
      'question.2': {
        items: [
          { type: 'text', text: 'Jours' },
          { type: 'checkbox', id: 'choice.3.1', text: 'Lundi' },
          { type: 'confirm' },
        ],
      },
    }),
  ).toEqual([
    { label: 'Couleur', choices: ['Rouge', 'Vert'] },
    { label: 'Toujours là ?', choices: [] },
    { label: 'Jours', choices: ['Lundi'] },
  ]);
});
