import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** The questions of a category that has none of its own: what happened, in words. */
export const standardQuestionnaire: Questionnaire = {
  version: 1,
  start: 'describe',
  questions: {
    describe: {
      titleId: 'describe.title',
      items: [{ type: 'message', id: 'describe.message', placeholderId: 'describe.placeholder' }],
    },
  },
  texts: {
    fr: {
      'describe.title': 'Que se passe-t-il ?',
      'describe.message': 'Description',
      'describe.placeholder': 'Décrivez le problème en quelques mots',
    },
    en: {
      'describe.title': 'What is happening?',
      'describe.message': 'Description',
      'describe.placeholder': 'Describe the problem in a few words',
    },
  },
};
