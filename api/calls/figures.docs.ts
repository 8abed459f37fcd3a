import { documentCalls, documentSchema } from '../docs/describe.ts';
import {
  categoryFiguresSchema,
  customerFiguresSchema,
  delayFiguresSchema,
  starFiguresSchema,
  usageFiguresSchema,
  valueFiguresSchema,
} from '../entities/customerFigures.ts';
import { figureCalls } from './figures.ts';

export const figureDocs = documentCalls(figureCalls, {
  figuresGet: {
    summary:
      'The figures of a customer: cases of the last twelve months, delays of the cases that are not erased yet, stars, and the use of the product in the last twelve weeks or months.',
    body: { by: 'The periods of `usage`: `week` (from Monday) or `month`.' },
    schemas: [
      documentSchema('CustomerFigures', customerFiguresSchema, 'The first page of a customer’s figures.', {
        months: 'The last twelve, as `2026-11`, the earliest first, in UTC.',
        categories: 'Cases by category, the most frequent first; test cases are not counted.',
        delays: 'Medians of the cases that are not erased yet.',
        stars: 'How people rated what became of their report.',
        counting: 'Whether the customer’s file lets the product count its use.',
        periods: 'The first day of the last twelve, the earliest first.',
        usage: 'Each type of `stats/send` of which something was counted.',
      }),
      documentSchema('CategoryFigures', categoryFiguresSchema, 'Cases of one category.', {
        code: 'The category.',
        lbl: 'Its name in the language of the reader; its code where the menu has it no more.',
        cases: 'How many, by month.',
      }),
      documentSchema(
        'DelayFigures',
        delayFiguresSchema,
        'Medians in minutes, missing for fewer than five cases.',
        {
          firstAnswer: 'From the report to the first answer of staff.',
          closing: 'From the report to its close.',
        },
      ),
      documentSchema('StarFigures', starFiguresSchema, 'Ratings.', {
        ratings: 'How many.',
        average: 'Their average; missing for fewer than five.',
        counts: 'How many of one star, of two, and so on; missing for fewer than five.',
      }),
      documentSchema('ValueFigures', valueFiguresSchema, 'How often a value was counted.', {
        value: 'As `stats/send` names it. Other codes may be added.',
        count: 'How often.',
      }),
      documentSchema('UsageFigures', usageFiguresSchema, 'Counts of one type.', {
        type: 'As `stats/send` names it. Other codes may be added.',
        total: 'The sum.',
        values: 'Values of five or more, in the order of the type.',
        others:
          'The sum of the values of fewer than five, five or more; where it would be less, the smallest value joins it.',
        byPeriod: 'The sum of each period.',
      }),
    ],
    example: {
      body: { by: 'month' },
      answer: [
        {
          months: ['2026-10', '2026-11'],
          categories: [{ code: 'light', lbl: 'Lighting', cases: [8, 12] }],
          delays: { firstAnswer: 95, closing: 2_880 },
          stars: { ratings: 6, average: 4.5, counts: [0, 0, 1, 1, 4] },
          counting: true,
          periods: ['2026-10-01', '2026-11-01'],
          usage: [
            {
              ...{ type: 'opening', total: 60, others: 6, byPeriod: [20, 40] },
              values: [{ value: 'browser', count: 54 }],
            },
          ],
        },
      ],
    },
  },
});
