import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { codeSchema, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { SAVED_CATEGORIES_MAX } from '../entities/savedReply.ts';
import { questionDraftSchema, questionVersionSchema, savedQuestionSchema } from './savedQuestion.ts';

/** Questions that staff save, to send them again. */
export const questionCalls = {
  questionsList: townCall({
    path: 'questions/list',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(savedQuestionSchema),
  }),
  questionsListAll: townCall({
    path: 'questions/listAll',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(savedQuestionSchema),
  }),
  questionsSave: townCall({
    path: 'questions/save',
    who: 'staff',
    limit: 'send',
    body: z.extend(questionDraftSchema, {
      id: deviceIdSchema,
      shared: z.optional(z.boolean()),
      ccatCodes: z.optional(z.array(codeSchema).check(z.maxLength(SAVED_CATEGORIES_MAX))),
    }),
    answer: z.array(savedQuestionSchema),
  }),
  questionsDelete: townCall({
    path: 'questions/delete',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
  questionsRemove: townCall({
    path: 'questions/remove',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
  questionsHistory: townCall({
    path: 'questions/history',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ questionId: idSchema }),
    answer: z.array(questionVersionSchema),
  }),
} as const;
