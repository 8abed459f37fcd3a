import { createTextStore } from '@parvis/locales/translate';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import { beforeAll, expect, test } from 'vitest';
import { buildPollPlots } from './pollPlots.ts';

const texts = createTextStore('fr-FR');
beforeAll(() => texts.load('parts', 'poll'));

const questionnaire = questionnaireSchema.parse({
  version: 1,
  start: 'when',
  questions: {
    when: {
      items: [
        { type: 'checkbox', id: 'morning' },
        { type: 'checkbox', id: 'evening' },
      ],
      followUp: 'stars',
    },
    stars: { items: [{ type: 'rating', id: 'stars', max: 3 }] },
    trees: {
      items: [
        { type: 'yesNo', id: 'trees', yes: {}, no: {} },
        { type: 'message', id: 'idea', required: false },
      ],
    },
  },
});

const groups = { places: [], days: [] };
const results = {
  ...{ many: 8, complete: 8 },
  questions: [
    {
      ...{ qstnId: 'when', lbl: 'Quand ?', many: 8, ...groups },
      items: [
        { id: 'morning', type: 'checkbox', lbl: 'Le matin', many: 6 },
        { id: 'evening', type: 'checkbox', lbl: 'Le soir', many: 4 },
      ],
    },
    {
      ...{ qstnId: 'stars', lbl: 'Quelle note ?', many: 8, ...groups },
      items: [
        {
          ...{ id: 'stars', type: 'rating', lbl: 'Votre note', many: 8, average: 2.75 },
          values: [
            { value: '2', many: 2 },
            { value: '3', many: 6 },
          ],
        },
      ],
    },
    {
      ...{ qstnId: 'trees', lbl: 'Des arbres ?', many: 8, ...groups },
      items: [
        { id: 'trees', type: 'yesNo', lbl: 'D’autres arbres', many: 8, values: [{ value: 'true', many: 8 }] },
        { id: 'idea', type: 'message', lbl: 'Une idée', many: 3 },
      ],
    },
  ],
};

const listRows = (index: number, mine = {}) =>
  buildPollPlots(results, questionnaire, mine, texts)[index]?.options.map(
    ({ label, many, percent, mine: own }) =>
      `${label} ${many} ${percent.replace(/\s/g, '')}${own ? ' *' : ''}`,
  );

test('each question is a plot, and an item of its own under its words', () => {
  expect(
    buildPollPlots(results, questionnaire, {}, texts).map(({ question, total }) => [question, total]),
  ).toEqual([
    ['Quand ?', '8 réponses · plusieurs choix possibles'],
    ['Quelle note ?', '8 réponses · 2,8 sur 3 en moyenne'],
    ['D’autres arbres', '8 réponses'],
    ['Une idée', '3 personnes ont écrit un texte, lu par les agents seulement.'],
  ]);
});

test('options that may be ticked are shares of those who answered, with the own ones marked', () => {
  expect(listRows(0, { when: { evening: true, morning: false } })).toEqual([
    'Le matin 6 75%',
    'Le soir 4 50% *',
  ]);
});

test('a scale shows every step, the best first, including unchosen ones', () => {
  expect(listRows(1, { stars: { stars: 2 } })).toEqual([
    '3 étoiles sur 3 6 75%',
    '2 étoiles sur 3 2 25% *',
    '1 étoile sur 3 0 0%',
  ]);
  expect(listRows(2, { trees: { trees: true } })).toEqual(['Oui 8 100% *', 'Non 0 0%']);
});

test('an item of an earlier version has the default stars', () => {
  expect(buildPollPlots(results, undefined, {}, texts)[1]?.options).toHaveLength(5);
});

test('shows the own words of a yes-or-no question', () => {
  const own = questionnaireSchema.parse({
    ...{ version: 1, start: 'trees', texts: { fr: { more: 'Plus d’arbres' } } },
    questions: { trees: { items: [{ type: 'yesNo', id: 'trees', yes: 'more', no: {} }] } },
  });
  const question = {
    ...{ qstnId: 'trees', lbl: 'Des arbres ?', many: 8, ...groups },
    items: [{ id: 'trees', type: 'yesNo', lbl: 'Des arbres', many: 8, values: [{ value: 'true', many: 8 }] }],
  };
  const [plot] = buildPollPlots({ many: 8, complete: 8, questions: [question] }, own, {}, texts);
  expect(plot?.options.map(({ label, many }) => [label, many])).toEqual([
    ['Plus d’arbres', '8'],
    ['Non', '0'],
  ]);
});
