import type { Questionnaire } from '../model/schema.ts';

/** Shows a rejection; reading it sets `closed` (specification, section 4). */
export const caseRejected: Questionnaire = {
  version: 1,
  start: 'caseRejected',
  questions: {
    caseRejected: {
      titleId: 'caseRejected',
      items: [
        { type: 'text', id: 'caseRejected.text' },
        { type: 'confirm', id: 'flow.understood' },
      ],
      flags: ['closed'],
      reportAnswer: false,
    },
  },
};
