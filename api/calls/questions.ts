import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { deviceIdSchema } from '../entities/basics.ts';
import { questionDraftSchema, savedQuestionSchema } from './savedQuestion.ts';

/** Questions that staff save, to send them again. */
export const questionCalls = {
  questionsList: townCall({
    path: 'questions/list',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(savedQuestionSchema),
  }),
  questionsSave: townCall({
    path: 'questions/save',
    who: 'staff',
    limit: 'send',
    body: z.extend(questionDraftSchema, { id: deviceIdSchema }),
    answer: z.array(savedQuestionSchema),
  }),
  questionsDelete: townCall({
    path: 'questions/delete',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
} as const;
