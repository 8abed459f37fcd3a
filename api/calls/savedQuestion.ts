import * as z from 'zod/mini';
import { QUESTION_NAME_MAX, QUESTION_TEXT_MAX } from '../constants.ts';
import { codeSchema, idSchema, instantSchema, orNewer, plainText } from '../entities/basics.ts';
import { questionItemsSchema } from './staffQuestion.ts';

/** A question to save. */
export const questionDraftSchema = z.object({
  name: plainText(QUESTION_NAME_MAX),
  txt: plainText(QUESTION_TEXT_MAX),
  items: questionItemsSchema,
});
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

const saved = {
  ccatCodes: z._default(z.array(codeSchema), []),
  by: z.optional(z.string()),
  saved: z.optional(instantSchema),
};

/** A saved question, which staff send again: of one person, or of the customer. */
export const savedQuestionSchema = z.extend(questionDraftSchema, {
  id: idSchema,
  source: orNewer(z.enum(['file', 'desk'])),
  shared: z._default(z.boolean(), true),
  archived: z.optional(z.literal(true)),
  ...saved,
});
export type SavedQuestion = z.infer<typeof savedQuestionSchema>;

/** A saved question as it was before a change. */
export const questionVersionSchema = z.extend(questionDraftSchema, saved);
export type QuestionVersion = z.infer<typeof questionVersionSchema>;
