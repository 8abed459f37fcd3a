import { expect, test } from 'vitest';
import { explainShape } from '../../model/explainShape.ts';
import { parseQuestionnaire } from '../../model/parse.ts';
import { problemWords } from './problemWords.ts';

const text = { type: 'text', id: 'a' };
const good = {
  version: 1,
  start: 'menu',
  questions: { menu: { items: [text], followUp: 'floor' }, floor: { items: [text] } },
};

const told = (menu: object, more: object = {}) => {
  const parsed = parseQuestionnaire(
    { ...good, questions: { ...good.questions, menu }, ...more },
    explainShape,
  );
  return parsed.ok
    ? []
    : parsed.problems.map((problem) => [problemWords(problem, 'fr'), problemWords(problem, 'en')]);
};

test.each<[string, object, object, string, string]>([
  [
    'a follow-up that is misspelt',
    { items: [text], followUp: { a: null, default: 'flooor' } },
    {},
    'Mène à une question qui n’existe pas : le questionnaire s’arrêterait là. Écrivez l’identifiant d’une question, ou null pour la fin. Trouvé : « flooor » ; peut-être « floor ».',
    'Leads to a question that does not exist: the questionnaire would stop there. Write the id of a question, or null for the end. Found "flooor"; perhaps "floor".',
  ],
  [
    'a first question that is misspelt',
    { items: [text] },
    { start: 'menus' },
    'La première question n’existe pas : écrivez l’identifiant d’une question. Trouvé : « menus » ; peut-être « menu ».',
    'The first question does not exist: write the id of a question. Found "menus"; perhaps "menu".',
  ],
  [
    'a question that holds nothing',
    { items: [] },
    {},
    'La question ne contient rien : personne ne peut y répondre. Donnez-lui un élément, ou menez directement à la suite.',
    'The question holds nothing: nobody can answer it. Give it an item, or lead past it.',
  ],
  [
    'an id that is there twice',
    { items: [text, text] },
    {},
    'Cet identifiant est déjà celui d’un autre élément de la question. Donnez-en un autre à l’un des deux.',
    'This id already belongs to another item of the question. Give one of the two another.',
  ],
  [
    'a flag like an integer',
    { items: [text], flags: ['12'] },
    {},
    'Un drapeau ne peut pas ressembler à un nombre entier : commencez-le par une lettre.',
    'A flag may not look like an integer: begin it with a letter.',
  ],
])('%s is told with what to write instead', (_, menu, more, french, english) => {
  const plain = (words = '') => words.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(told(menu, more).map((both) => both.map(plain))).toEqual([[french, english]]);
});

test.each([
  ['"abc"', 'length<=2', '2 caractères au plus', 'at most 2 characters'],
  ['""', 'length>=1', '1 caractère au moins', 'at least 1 character'],
  ['[1,2]', 'length<=1', '1 élément au plus', 'at most 1 entry'],
  ['[]', 'length>=2', '2 éléments au moins', 'at least 2 entries'],
  ['[]', 'length>2', 'plus de 2 éléments', 'more than 2 entries'],
  ['7', '<=5', 'au plus 5', 'at most 5'],
])('of %s that may not be so it is said how long it may be', (found, expected, french, english) => {
  const problem = { path: 'x', reason: 'shape', found, expected: [expected] } as const;
  expect(problemWords(problem, 'fr')).toMatch(new RegExp(`attendu\u202f: ${french}\\.$`));
  expect(problemWords(problem, 'en')).toMatch(new RegExp(`allowed: ${english}\\.$`));
});
