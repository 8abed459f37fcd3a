import { createTextStore } from '@parvis/locales/translate';
import type { EditedPart, EditedQuestion, PartKind } from '@parvis/ui/screens/QuestionEditor';
import { expect, test } from 'vitest';
import { createPart } from './questionEditor/createParts.ts';
import { createEmptyQuestion, findAskedProblems, toContent, toEditedQuestion } from './questionForm.ts';

const texts = createTextStore('fr-FR');
await texts.load('staff');

const part = (kind: PartKind, more: Partial<EditedPart> = {}): EditedPart => ({
  ...{ ...createPart(kind), required: true },
  ...more,
});
const options = (...words: string[]) => words.map((fr, index) => ({ id: `o${index}`, words: { fr } }));
const question = (title: string, ...parts: EditedPart[]): EditedQuestion => ({
  ...{ id: 'q', title: { fr: title } },
  parts,
});
const problems = (edited: EditedQuestion) => [...findAskedProblems(edited, texts.t).values()];

test('reads one line of each text, and omits empty ones', () => {
  expect(
    toContent(question(' L’eau\ncoule-t-elle\u202f? ', part('yesNo', { words: { fr: 'Oubliée' } }))),
  ).toEqual({
    txt: 'L’eau coule-t-elle\u202f?',
    items: [{ kind: 'yesNo' }],
  });
});

test('reads every kind of item, and opens it again', () => {
  const content = toContent(
    question(
      'Et maintenant',
      part('yesNo', { words: { fr: 'Toujours là' }, high: { fr: 'Oui, hélas' } }),
      part('choice', { words: { fr: 'Couleur' }, options: options('Rouge', 'Vert'), exclusive: false }),
      part('message', { words: { fr: 'Où' }, required: false }),
      part('rating', { words: { fr: 'Gêne' }, stars: 7, low: { fr: 'Faible' } }),
    ),
  );
  expect(content).toEqual({
    txt: 'Et maintenant',
    items: [
      { kind: 'yesNo', lbl: 'Toujours là', yes: 'Oui, hélas' },
      { kind: 'choice', lbl: 'Couleur', options: ['Rouge', 'Vert'], several: true },
      { kind: 'text', lbl: 'Où', required: false },
      { kind: 'rating', lbl: 'Gêne', stars: 7, low: 'Faible' },
    ],
  });
  expect(toContent(toEditedQuestion(content, 'en'))).toEqual(content);
});

test.each<[string, EditedQuestion, string[]]>([
  ['nothing', createEmptyQuestion(), ['Écrivez la question.']],
  ['invisible text', question('\u200e', part('yesNo')), ['Écrivez la question.']],
  ['no item', question('Quoi', ...[]), ['Ajoutez au moins une réponse.']],
  [
    'only what may be left out',
    question('Quoi', part('message', { required: false })),
    ['Une réponse au moins doit être obligatoire.'],
  ],
  [
    'a second list without a title',
    question(
      'Quoi',
      part('choice', { words: { fr: 'Un' }, options: options('a', 'b') }),
      part('choice', { options: options('c', 'd') }),
    ),
    ['Donnez un titre à chaque liste de choix.'],
  ],
  [
    'the same option twice',
    question('Quoi', part('choice', { options: options('a', 'a') })),
    ['Ce choix est déjà dans la liste.'],
  ],
  ['a whole question', question('Quoi', part('choice', { options: options('a', 'b') })), []],
])('finds problems of %s', (_, edited, expected) => {
  expect(problems(edited)).toEqual(expected);
});
