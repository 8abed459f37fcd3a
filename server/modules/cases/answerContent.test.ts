import type { Answers } from '@parvis/questionnaire/model/report';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { describe, expect, it } from 'vitest';
import { type AnswerContent, buildAnswerContent, buildSnippet } from './answerContent.ts';

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
    wet: { items: [{ type: 'yesNo', id: 'wet', yes: {}, no: {} }] },
    code: { items: [{ type: 'input', id: 'code', subType: 'code' }] },
    say: { items: [{ type: 'message', id: 'say' }] },
  },
  texts: {
    fr: {
      what: 'Qu’y a-t-il ?',
      door: 'La porte',
      sure: 'Sûr ?',
      certain: 'Certain',
      wet: 'Sol glissant',
      code: 'Code',
    },
    en: { door: 'The door', sure: 'Sure?', wet: 'Slippery floor' },
  },
};

const answered = (...given: [string, Record<string, string | boolean>][]) =>
  buildAnswerContent(
    given.map(([qstnId, answers]) => ({
      qstnId,
      question: definition.questions[qstnId] ?? { items: [] },
      answers,
    })),
    definition,
  );

describe('answer texts', () => {
  it('are stored in every language, with French where the customer has no English', () => {
    const { words } = answered(['what', { door: true }]);
    expect(words).toEqual({
      fr: { what: 'Qu’y a-t-il ?', door: 'La porte' },
      en: { what: 'Qu’y a-t-il ?', door: 'The door' },
    });
  });

  it("include the customer's words for yes and no", () => {
    expect(answered(['sure', { sure: true }]).words.fr).toEqual({ sure: 'Sûr ?', certain: 'Certain' });
  });
});

describe('report answers', () => {
  it('form one message of titles and items, without buttons', () => {
    const { qstnId, items, answers } = answered(['what', { door: true }], ['say', { say: 'Ici' }]);
    expect(qstnId).toBe('what');
    expect(items.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'text what',
      'checkbox door',
      'message say',
    ]);
    expect(answers).toEqual({ door: true, say: 'Ici' });
  });

  it('keep a question answered twice next to the first, each with its texts', () => {
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

describe('duplicate item ids', () => {
  const boxes = (...ids: string[]): Item[] => ids.map((id) => ({ type: 'checkbox', id }));
  const content = (texts: Record<string, string>, ...asked: [Item[], Answers][]) =>
    buildAnswerContent(
      asked.map(([items, answers], at) => ({ qstnId: `q${at}`, question: { items }, answers })),
      { version: 1, start: 'q0', questions: {}, texts: { fr: texts, en: {} } },
    );
  const idsOf = ({ items }: AnswerContent) => items.map(({ id }) => id);

  it('keep the answers and texts of both questions, in the snippet too', () => {
    const both = content(
      { other: 'Autre', light: 'Lampe', dark: 'Noir', words: 'Vos mots' },
      [boxes('other', 'light'), { light: true }],
      [boxes('other', 'dark'), { other: true }],
      [[{ type: 'message', id: 'words' }], { words: 'premier' }],
      [[{ type: 'message', id: 'words' }], { words: 'second' }],
    );
    expect(idsOf(both)).toEqual(['other', 'light', 'other#2', 'dark', 'words', 'words#2']);
    expect(both.answers).toEqual({
      light: true,
      'other#2': true,
      words: 'premier',
      'words#2': 'second',
    });
    expect(both.words.fr).toMatchObject({ 'other#2': 'Autre', 'words#2': 'Vos mots' });
    expect(buildSnippet(both)).toEqual({
      fr: 'premier · second · Lampe · Autre',
      en: 'premier · second · Lampe · Autre',
    });
  });
});

describe('answer snippet', () => {
  it.each([
    [
      'what was written first, in each language',
      answered(['what', { door: true }], ['say', { say: 'Ici' }]),
      { fr: 'Ici · La porte', en: 'Ici · The door' },
    ],
    ['a no with what was asked', answered(['sure', { sure: false }]), { fr: 'Sûr ? Non', en: 'Sure? No' }],
    [
      'what was asked without a question mark before a colon, with the space that each language sets there',
      answered(['wet', { wet: true }]),
      { fr: 'Sol glissant\u00a0: Oui', en: 'Slippery floor: Yes' },
    ],
    [
      'a yes in the customer’s words',
      answered(['sure', { sure: true }]),
      { fr: 'Sûr ? Certain', en: 'Sure? Certain' },
    ],
    ['no code', answered(['code', { code: 'abcde' }]), undefined],
    ['nothing of what was not answered', answered(['what', {}]), undefined],
  ])('contains %s', (_, content, line) => expect(buildSnippet(content)).toEqual(line));
});
