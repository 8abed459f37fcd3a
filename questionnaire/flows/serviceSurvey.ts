import type { Questionnaire } from '../model/schema.ts';

/** Asks now and then about the service as a whole. */
export const serviceSurvey: Questionnaire = {
  version: 1,
  start: 'survey.service',
  questions: {
    'survey.service': {
      titleId: 'survey.service',
      items: [
        {
          type: 'rating',
          id: 'answer.survey.service',
          minId: 'survey.service.min',
          maxId: 'survey.service.max',
        },
        { type: 'confirm', id: 'survey.next' },
      ],
      followUp: 'survey.easy',
    },
    'survey.easy': {
      titleId: 'survey.easy',
      items: [
        { type: 'rating', id: 'answer.survey.easy', minId: 'survey.easy.min', maxId: 'survey.easy.max' },
        { type: 'confirm', id: 'survey.next' },
      ],
      followUp: 'survey.again',
    },
    'survey.again': {
      titleId: 'survey.again',
      items: [{ type: 'yesNo', id: 'answer.survey.again', yes: {}, no: {} }],
      followUp: 'survey.words',
    },
    'survey.words': {
      titleId: 'survey.words',
      items: [
        {
          type: 'message',
          id: 'answer.survey.words',
          required: false,
          placeholderId: 'survey.words.placeholder',
        },
        { type: 'confirm', id: 'survey.send' },
      ],
    },
  },
};
