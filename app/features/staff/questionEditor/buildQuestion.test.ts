import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import type { EditedPart, EditedQuestion } from '@parvis/ui/screens/QuestionEditor';
import { describe, expect, it } from 'vitest';
import { buildQuestion } from './buildQuestion.ts';
import { parseQuestion } from './parseQuestion.ts';

const part = (kind: EditedPart['kind'], id: string, more: Partial<EditedPart> = {}): EditedPart => ({
  ...{ id, kind, words: {}, required: true, options: [], exclusive: true, low: {}, high: {}, stars: 5 },
  ...more,
});
const edited = (...parts: readonly EditedPart[]): EditedQuestion => ({
  ...{ id: 'q', title: { fr: ' Le parc\u202f? ', en: 'The park?' } },
  parts,
});
const options = [
  { id: 'a', words: { fr: 'Bancs' } },
  { id: 'b', words: { fr: 'Arbres' } },
];

describe('buildQuestion', () => {
  it('names the only answer like the question, and asks for no button', () => {
    const { question, texts } = buildQuestion(edited(part('rating', 'stars')), 'next');
    expect(question).toEqual({
      ...{ titleId: 'q', items: [{ type: 'rating', id: 'stars' }], followUp: 'next' },
    });
    expect(texts).toEqual({
      fr: { q: 'Le parc ?', stars: 'Le parc ?' },
      en: { q: 'The park?', stars: 'The park?' },
    });
  });

  it('ends one of several options by one tap, several ones by a button', () => {
    const { question } = buildQuestion(edited(part('choice', 'c', { options })));
    expect(question).toEqual({
      ...{ titleId: 'q', exclusive: true },
      items: [
        { type: 'checkbox', id: 'a' },
        { type: 'checkbox', id: 'b' },
      ],
    });
    const several = buildQuestion(edited(part('choice', 'c', { options, exclusive: false }))).question;
    expect(several.exclusive).toBeUndefined();
    expect(several.items.at(-1)).toEqual({ type: 'confirm' });
  });

  it('asks several things with their own words and one button', () => {
    const { question, texts } = buildQuestion(
      edited(
        part('yesNo', 'y', { words: { fr: 'Y venez-vous ?' }, high: { fr: 'Souvent' } }),
        part('message', 'm', { words: { fr: 'Une idée' }, required: false }),
        part('choice', 'c', { words: { fr: 'Ce qui manque' }, options }),
      ),
    );
    expect(question.items).toEqual([
      { type: 'yesNo', id: 'y', yes: 'y.high', no: {} },
      { type: 'message', id: 'm', letters: 'all', required: false },
      { type: 'text', id: 'c', bold: true },
      { type: 'checkbox', id: 'a' },
      { type: 'checkbox', id: 'b' },
      { type: 'confirm' },
    ]);
    expect(texts.fr).toEqual({
      ...{ q: 'Le parc ?', y: 'Y venez-vous ?', 'y.high': 'Souvent', m: 'Une idée' },
      ...{ c: 'Ce qui manque', a: 'Bancs', b: 'Arbres' },
    });
  });
});

describe('parseQuestion', () => {
  const parseBuilt = (question: EditedQuestion) => {
    const built = buildQuestion(question);
    return parseQuestion(question.id, built.question, built.texts);
  };

  it('parses a built question', () => {
    const all = edited(
      part('text', 't', { words: { fr: 'Avant' } }),
      part('rating', 'r', { words: { fr: 'Note' }, stars: 7, low: { fr: 'Peu' }, required: false }),
      part('yesNo', 'y', { words: { fr: 'Oui ?' }, high: { fr: 'Souvent' } }),
      part('choice', 'c', { words: { fr: 'Liste' }, options, exclusive: false }),
      part('message', 'm', { words: { fr: 'Idée' }, required: false }),
      part('email', 'e', { words: { fr: 'Adresse' }, required: false }),
      part('phone', 'p', { words: { fr: 'Numéro' } }),
    );
    const parsed = parseBuilt(all);
    expect(parsed?.title).toEqual({ fr: 'Le parc ?', en: 'The park?' });
    const shown = ({ options: list, ...rest }: EditedPart) => ({
      ...rest,
      ...(rest.kind === 'choice' && { options: list }),
    });
    expect(parsed?.parts.map(shown)).toEqual(all.parts.map(shown));
  });

  it.each([
    ['a way that depends on the answer', { followUp: { a: 'q2', default: 'q3' } }],
    ['a flag', { flags: ['happy'] }],
    ['an option that leads elsewhere', { items: [{ type: 'checkbox', id: 'a', followUp: 'q2' }] }],
    ['a photo', { items: [{ type: 'photo', id: 'p' }] }],
    ['stars from two on', { items: [{ type: 'rating', id: 'r', min: 2 }] }],
  ])('does not show a question with %s', (_what, more) => {
    const read = parseQuestionnaire({
      ...{ version: 1, start: 'q' },
      questions: {
        q: { titleId: 'q', items: [{ type: 'yesNo', id: 'y', yes: {}, no: {} }], ...more },
        ...{ q2: { items: [{ type: 'text', id: 't' }] }, q3: { items: [{ type: 'text', id: 't' }] } },
      },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { questions } = read.questionnaire;
    if (!questions.q) throw new Error('The question is missing.');
    expect(parseQuestion('q', questions.q, {})).toBeUndefined();
  });
});
