import type { questionCalls } from '@parvis/api/calls/questions';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import {
  archiveQuestion,
  listQuestionVersions,
  listSavedQuestions,
  removeQuestion,
  saveQuestion,
} from '../savedQuestions.ts';

export const questionHandlers: Handlers<typeof questionCalls> = {
  questionsList: async (ask) =>
    (await listSavedQuestions(ask.context.db, requireStaff(ask))).filter(({ archived }) => !archived),

  questionsListAll: (ask) => listSavedQuestions(ask.context.db, requireStaff(ask)),

  questionsSave: async (ask) => [await saveQuestion(ask.context, ask.body, requireStaff(ask))],

  questionsDelete: async (ask) => [
    { removed: await archiveQuestion(ask.context, ask.body.id, requireStaff(ask)) },
  ],

  questionsRemove: async (ask) => [
    { removed: await removeQuestion(ask.context, ask.body.id, requireStaff(ask)) },
  ],

  questionsHistory: (ask) => listQuestionVersions(ask.context.db, ask.body.questionId, requireStaff(ask)),
};
