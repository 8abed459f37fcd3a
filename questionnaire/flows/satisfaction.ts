import type { Questionnaire } from '../model/schema.ts';

const writeThanks = {
  type: 'yesNo',
  id: 'answer.satisfaction.thanks',
  yes: { id: 'satisfaction.write', followUp: 'satisfaction.thanksMessage' },
  no: { id: 'satisfaction.skip', followUp: 'satisfaction.tool' },
} as const;

/**
 * Asks for a rating of a closed case; fewer than four stars ask what went wrong. Context flag `betweenUsers`: the other
 * side is a contributor.
 */
export const satisfaction: Questionnaire = {
  version: 1,
  start: 'satisfaction',
  contextFlags: ['betweenUsers'],
  questions: {
    satisfaction: {
      titleId: 'satisfaction',
      items: [
        {
          type: 'rating',
          id: 'answer.satisfaction',
          minId: 'satisfaction.min',
          maxId: 'satisfaction.max',
          values: {
            4: { followUp: { betweenUsers: 'satisfaction.thanksUser', default: 'satisfaction.thanks' } },
            5: { followUp: { betweenUsers: 'satisfaction.thanksUser', default: 'satisfaction.thanks' } },
          },
        },
        { type: 'confirm', id: 'satisfaction.send' },
      ],
      followUp: 'satisfaction.wrong',
    },
    'satisfaction.thanks': {
      titleId: 'satisfaction.thanks',
      items: [writeThanks],
      reportAnswer: false,
    },
    'satisfaction.thanksUser': {
      titleId: 'satisfaction.thanksUser',
      items: [writeThanks],
      reportAnswer: false,
    },
    'satisfaction.thanksMessage': {
      titleId: 'satisfaction.thanksMessage',
      items: [
        {
          type: 'message',
          id: 'answer.satisfaction.thanksMessage',
          msgType: 'thanks',
          placeholderId: 'satisfaction.thanksMessage.placeholder',
        },
      ],
      followUp: 'satisfaction.tool',
    },
    'satisfaction.wrong': {
      titleId: 'satisfaction.wrong',
      items: [
        {
          type: 'yesNo',
          id: 'answer.satisfaction.wrong',
          yes: { id: 'satisfaction.write', followUp: 'satisfaction.wrongMessage' },
          no: { id: 'satisfaction.skip', followUp: 'satisfaction.tool' },
        },
      ],
      reportAnswer: false,
    },
    'satisfaction.wrongMessage': {
      titleId: 'satisfaction.wrongMessage',
      items: [
        {
          type: 'message',
          id: 'answer.satisfaction.wrongMessage',
          msgType: 'wrong',
          placeholderId: 'satisfaction.wrongMessage.placeholder',
        },
      ],
      followUp: 'satisfaction.tool',
    },
    'satisfaction.tool': {
      titleId: 'satisfaction.tool',
      items: [
        {
          type: 'rating',
          id: 'answer.satisfaction.tool',
          required: false,
          minId: 'satisfaction.tool.min',
          maxId: 'satisfaction.tool.max',
        },
        { type: 'nextButton', id: 'satisfaction.next' },
      ],
      followUp: 'satisfaction.end',
    },
    'satisfaction.end': {
      titleId: 'satisfaction.end',
      items: [{ type: 'confirm', id: 'satisfaction.close' }],
      reportAnswer: false,
    },
  },
};
