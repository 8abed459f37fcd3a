import type { questionCalls } from '@parvis/api/calls/questions';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { deleteQuestion, listSavedQuestions, saveQuestion } from '../savedQuestions.ts';

/** Saved questions, for staff. */
export const questionHandlers: Handlers<typeof questionCalls> = {
  questionsList: ({ context, cuid }) => listSavedQuestions(context.db, cuid),

  questionsSave: async (ask) => [await saveQuestion(ask.context, ask.body, requireStaff(ask))],

  questionsDelete: async ({ context, cuid, body }) => [
    { removed: await deleteQuestion(context, cuid, body.id) },
  ],
};
