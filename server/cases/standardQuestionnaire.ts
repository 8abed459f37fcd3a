import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** The questions of a category that has none of its own: what happened, in words. Its texts are in the language data. */
export const standardQuestionnaire: Questionnaire = {
  version: 1,
  start: 'describe',
  questions: {
    describe: {
      titleId: 'describe.title',
      items: [{ type: 'message', id: 'describe.message', placeholderId: 'describe.placeholder' }],
    },
  },
};
