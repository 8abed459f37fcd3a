import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { describe, expect, it } from 'vitest';
import { answerContent, snippetOf } from './answerMessages.ts';

const definition: Questionnaire = {
  version: 1,
  start: 'what',
  questions: {
    what: {
      titleId: 'what',
      items: [
        { type: 'checkbox', id: 'door' },
        { type: 'nextButton', id: 'on' },
      ],
    },
    sure: { items: [{ type: 'yesNo', id: 'sure', yes: 'certain', no: {} }] },
    code: { items: [{ type: 'input', id: 'code', subType: 'code' }] },
    say: { items: [{ type: 'message', id: 'say' }] },
  },
  texts: {
    fr: { what: 'Qu’y a-t-il ?', door: 'La porte', sure: 'Sûr ?', certain: 'Certain', code: 'Code' },
    en: { door: 'The door', sure: 'Sure?' },
  },
};

const answered = (...given: [string, Record<string, string | boolean>][]) =>
  answerContent(
    given.map(([qstnId, answers]) => ({
      qstnId,
      question: definition.questions[qstnId] ?? { items: [] },
      answers,
    })),
    definition,
  );

describe('the words of an answer', () => {
  it('are kept in every language; French where the customer has no English ones', () => {
    const { words } = answered(['what', { door: true }]);
    expect(words).toEqual({
      fr: { what: 'Qu’y a-t-il ?', door: 'La porte' },
      en: { what: 'Qu’y a-t-il ?', door: 'The door' },
    });
  });

  it('hold those of a side of yes and no', () => {
    expect(answered(['sure', { sure: true }]).words.fr).toEqual({ sure: 'Sûr ?', certain: 'Certain' });
  });
});

describe('the answers of a report', () => {
  it('are one message: titles, then items, without buttons', () => {
    const { qstnId, items, answers } = answered(['what', { door: true }], ['say', { say: 'Ici' }]);
    expect(qstnId).toBe('what');
    expect(items.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'text what',
      'checkbox door',
      'message say',
    ]);
    expect(answers).toEqual({ door: true, say: 'Ici' });
  });

  it('of a question that was asked again stand beside those of before, each with its words', () => {
    const { items, answers, words } = answered(
      ['say', { say: 'un' }],
      ['what', { door: true }],
      ['say', { say: 'deux' }],
      ['what', {}],
    );
    expect(items.map(({ id }) => id)).toEqual(['say', 'what', 'door', 'say#2', 'what#2', 'door#2']);
    expect(answers).toEqual({ say: 'un', door: true, 'say#2': 'deux' });
    expect(words.en).toMatchObject({ door: 'The door', 'door#2': 'The door' });
  });
});

describe('the line of a list', () => {
  it.each([
    [
      'what was written first, in each language',
      answered(['what', { door: true }], ['say', { say: 'Ici' }]),
      { fr: 'Ici · La porte', en: 'Ici · The door' },
    ],
    [
      'a no with what was asked',
      answered(['sure', { sure: false }]),
      { fr: 'Sûr ? : Non', en: 'Sure? : No' },
    ],
    [
      'a yes in the customer’s words',
      answered(['sure', { sure: true }]),
      { fr: 'Sûr ? : Certain', en: 'Sure? : Certain' },
    ],
    ['no code', answered(['code', { code: 'abcde' }]), undefined],
    ['nothing of what was not answered', answered(['what', {}]), undefined],
  ])('says %s', (_, content, line) => expect(snippetOf(content)).toEqual(line));
});
