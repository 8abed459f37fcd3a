import { documentCalls } from '../docs/describe.ts';
import type { Survey } from '../entities/survey.ts';
import { surveyCalls } from './survey.ts';

const key = 'b0a9d3f1c7e25468';
const due: Survey = { key, complete: false, ready: true };
const put: Survey = { ...due, id: 'Hc2LzqVwT0u5rXJ8m1KdPA', date: '2026-03-02T00:00:00.000Z', ready: false };

export const surveyDocs = documentCalls(surveyCalls, {
  userSurvey: {
    summary:
      'Whether the survey about the service is due: after the second closed case, at most once in 91 days.',
    body: {
      newCookies: 'As in `user/sts`; no session is opened here.',
      device: 'As in `user/sts`; not kept.',
    },
    example: { body: { newCookies: false }, answer: [due] },
  },
  surveySts: {
    summary: 'Where the caller stands with the survey. With `as` they put it off or refuse it.',
    body: {
      as: '`later`: not before 91 days. `never`: not again. Left out: nothing changes.',
    },
    example: { body: { as: 'later' }, answer: [put] },
  },
  surveyRslt: {
    summary:
      'Answers of the survey, as far as they go: an abort keeps what was answered before. What was not asked for is not kept.',
    body: {
      flowId: 'The `key` of the survey: the flow `serviceSurvey` of `settings/flows`.',
      played: 'What was done with it; the server plays it again.',
    },
    example: {
      body: {
        flowId: key,
        played: {
          mode: 'whole',
          flags: [],
          events: [
            { type: 'RATE', item: 'answer.survey.service', value: 4 },
            { type: 'CONFIRM' },
            { type: 'ABORT' },
          ],
        },
      },
      answer: [{ ...put, ready: true }],
    },
  },
});
