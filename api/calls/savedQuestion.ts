import * as z from 'zod/mini';
import { QUESTION_NAME_MAX, QUESTION_TEXT_MAX } from '../constants.ts';
import { idSchema, instantSchema, orNewer, plainText } from '../entities/basics.ts';
import { questionItemsSchema } from './staffQuestion.ts';

/** A question to save. */
export const questionDraftSchema = z.object({
  name: plainText(QUESTION_NAME_MAX),
  txt: plainText(QUESTION_TEXT_MAX),
  items: questionItemsSchema,
});
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

/** A saved question, which staff send again. */
export const savedQuestionSchema = z.extend(questionDraftSchema, {
  id: idSchema,
  source: orNewer(z.enum(['file', 'desk'])),
  by: z.optional(z.string()),
  saved: z.optional(instantSchema),
});
export type SavedQuestion = z.infer<typeof savedQuestionSchema>;
