import { documentCalls, documentSchema } from '../docs/describe.ts';
import {
  answerTimeSchema,
  DESK_PERIOD_MAX,
  type DeskPair,
  daySpanSchema,
  deskFiguresSchema,
  deskPairSchema,
  deskRowSchema,
  deskValuesSchema,
  MEDIAN_MIN,
  NINTH_MIN,
} from '../entities/deskFigures.ts';
import { deskFigureCalls } from './deskFigures.ts';

const total: DeskPair = {
  now: {
    ...{ reports: 120, median: { minutes: 120 }, ninth: { minutes: 2_880 } },
    ...{ solved: 95, reopened: 5, late: 10, ratings: 60, stars: 4.2 },
  },
  before: {
    reports: 110,
    median: { minutes: 240 },
    ninth: { minutes: 20_160, over: true },
    solved: 90,
    late: 15,
  },
};

export const deskFigureDocs = documentCalls(deskFigureCalls, {
  figuresDesk: {
    summary: `What became of the cases that were reported in a period, beside the period before: of standing cases and of counts of erased ones, without tests. Counts are rounded to multiples of five and missing below five; groups of fewer than five in both periods are joined.`,
    body: {
      period:
        'Up to and with today by the customer’s clock: `week` (7 days), `month` (30 days), `quarter` (three months), `year` (twelve); `own`: from `from` until `until`.',
      by: 'What the rows are: `service`, `category`, `place`, or `handler`: who had the case in hand longest at its end.',
      from: 'The first day of `own`.',
      until: `The last day of \`own\`, with it; ${DESK_PERIOD_MAX} days at most.`,
    },
    schemas: [
      documentSchema('DeskFigures', deskFiguresSchema, 'Figures of the desk.', {
        now: 'The period.',
        before: 'The period before, as long.',
        targets: 'Whether the customer has targets, so that `late` means something.',
        total: 'All cases of both periods.',
        rows: 'Groups of five cases or more in one of both periods, the most frequent first.',
        others: 'All other groups together; missing where these are fewer than five.',
      }),
      documentSchema('DaySpan', daySpanSchema, 'Days by the customer’s clock.', {
        from: 'The first.',
        until: 'The last.',
      }),
      documentSchema('DeskRow', deskRowSchema, 'A group.', {
        code: 'Its code; empty for cases without one. Of a handler the `rlid`.',
        lbl: 'Its name in the language of the reader; its code where nothing is called so any more.',
        now: 'Of the period.',
        before: 'Of the period before.',
      }),
      documentSchema('DeskPair', deskPairSchema, 'Values of both periods.', {
        now: 'Of the period.',
        before: 'Of the period before.',
      }),
      documentSchema('AnswerTime', answerTimeSchema, 'How fast a share of the first answers came, about.', {
        minutes: 'In less than so many minutes, one of twelve fixed numbers.',
        over: 'It took longer than that, which is the largest.',
      }),
      documentSchema('DeskValues', deskValuesSchema, 'What became of cases; what is too few is missing.', {
        reports: 'How many were reported.',
        median: `Half of the first answers came so fast, nights included; from ${MEDIAN_MIN} answers on.`,
        ninth: `Nine in ten of the first answers came so fast; from ${NINTH_MIN} answers on.`,
        solved: 'How many are closed as solved.',
        reopened: 'How many their reporter reopened.',
        late: 'How many ever waited past a target.',
        ratings: 'How many were rated.',
        stars: 'The mean of the ratings, to half a star; to a tenth from 50 ratings on.',
      }),
    ],
    example: {
      body: { period: 'month', by: 'service' },
      answer: [
        {
          ...{
            now: { from: '2026-11-01', until: '2026-11-30' },
            before: { from: '2026-10-02', until: '2026-10-31' },
          },
          ...{ targets: true, total, rows: [{ code: 'maintenance', lbl: 'Maintenance', ...total }] },
        },
      ],
    },
  },
  figuresMail: {
    summary: 'Whether the reader gets figures of the desk by mail each Monday; changed with `on`.',
    body: { on: 'Whether they want it; without it nothing changes.' },
    answer: { on: 'Whether they get it.' },
    example: { body: { on: true }, answer: [{ on: true }] },
  },
});
