import type { PollQuestion } from '@parvis/api/entities/poll';
import { createTextStore } from '@parvis/locales/translate';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildQuestionReport, listTextItems } from './buildReport.ts';

const texts = createTextStore('fr-FR');
beforeAll(() => texts.load('staff', 'parts'));

const definition: Questionnaire = {
  ...{ version: 1, start: 'stars' },
  questions: {
    stars: { items: [{ type: 'rating', id: 'stars', max: 4 }], followUp: 'trees' },
    trees: {
      items: [
        { type: 'yesNo', id: 'trees', yes: 'many', no: {} },
        { type: 'message', id: 'idea', required: false },
      ],
    },
    when: {
      items: [{ type: 'checkbox', id: 'morning' }, { type: 'checkbox', id: 'noon' }, { type: 'confirm' }],
    },
  },
  texts: { fr: { many: 'Beaucoup' } },
};
const context = { definition, texts };

const stars: PollQuestion = {
  ...{ qstnId: 'stars', lbl: 'Votre note', many: 10 },
  items: [
    {
      ...{ id: 'stars', type: 'rating', lbl: 'La place', many: 10, average: 3.25 },
      values: [
        { value: '2', many: 4 },
        { value: '4', many: 6 },
      ],
    },
  ],
  places: [
    { code: '', many: 5, items: [{ id: 'stars', many: 5, values: [{ value: '4', many: 5 }], average: 4 }] },
    {
      others: true,
      many: 5,
      items: [{ id: 'stars', many: 5, values: [{ value: '2', many: 5 }], average: 2 }],
    },
  ],
  days: [],
};

describe('buildQuestionReport', () => {
  it('lists all stars from the last one down, with their average', () => {
    const { total, tables } = buildQuestionReport(stars, 'whole', context);
    expect(total).toBe('10 réponses');
    expect(tables).toHaveLength(1);
    expect(tables?.[0]).toMatchObject({ caption: 'La place', average: '3,3 sur 4 en moyenne' });
    expect(tables?.[0]?.rows.map(({ label, count, share }) => [label, count, share])).toEqual([
      ['4 sur 4', '6', 0.6],
      ['3 sur 4', '0', 0],
      ['2 sur 4', '4', 0.4],
      ['1 sur 4', '0', 0],
    ]);
    expect(tables?.[0]?.rows[0]?.percent).toMatch(/^60\s%$/);
  });

  it('groups answers without a place, and places with few answers', () => {
    const { groups, tables } = buildQuestionReport(stars, 'places', context);
    expect(tables).toBeUndefined();
    expect(groups?.map(({ label, total, tables: [table] }) => [label, total, table?.average])).toEqual([
      ['Sans lieu', '5 réponses', '4 sur 4 en moyenne'],
      ['Autres lieux, de moins de cinq réponses', '5 réponses', '2 sur 4 en moyenne'],
    ]);
  });

  it('explains why there are no days', () => {
    expect(buildQuestionReport(stars, 'days', context)).toEqual({
      ...{ id: 'stars', title: 'Votre note', total: '10 réponses' },
      none: 'Pas encore de détail par jour\u202f: il faut deux jours d’au moins cinq réponses.',
    });
  });

  it('names the sides of a yes or no by their own words, and leaves texts out', () => {
    const trees: PollQuestion = {
      ...{ qstnId: 'trees', lbl: 'Des arbres', many: 4, places: [], days: [] },
      items: [
        {
          id: 'trees',
          type: 'yesNo',
          lbl: 'Des arbres',
          many: 4,
          values: [
            { value: 'true', many: 3 },
            { value: 'false', many: 1 },
          ],
        },
        { id: 'idea', type: 'message', lbl: 'Une idée', many: 2 },
      ],
    };
    const { tables } = buildQuestionReport(trees, 'whole', context);
    expect(tables?.flatMap(({ rows }) => rows.map(({ label, count }) => [label, count]))).toEqual([
      ['Beaucoup', '3'],
      ['Non', '1'],
    ]);
    expect(listTextItems(trees).map(({ id }) => id)).toEqual(['idea']);
  });

  it('counts several options by those who answered', () => {
    const when: PollQuestion = {
      ...{ qstnId: 'when', lbl: 'Quand', many: 4, places: [], days: [] },
      items: [
        { id: 'morning', type: 'checkbox', lbl: 'Le matin', many: 3 },
        { id: 'noon', type: 'checkbox', lbl: 'À midi', many: 2 },
      ],
    };
    const [table] = buildQuestionReport(when, 'whole', context).tables ?? [];
    expect(table?.caption).toMatch(/^Plusieurs choix possibles/);
    expect(table?.rows.map(({ label, share }) => [label, share])).toEqual([
      ['Le matin', 0.75],
      ['À midi', 0.5],
    ]);
  });
});
