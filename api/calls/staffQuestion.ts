import * as z from 'zod/mini';
import {
  CHOICE_MAX,
  CHOICES,
  END_MAX,
  QUESTION_ITEMS,
  QUESTION_STARS,
  STAFF_MESSAGE_MAX,
} from '../constants.ts';
import { plainText } from '../entities/basics.ts';

const txt = plainText(STAFF_MESSAGE_MAX);
const choice = {
  options: z.array(plainText(CHOICE_MAX)).check(z.minLength(CHOICES.min), z.maxLength(CHOICES.max)),
  several: z.boolean(),
};
/** Absent where the question's text names its only item. */
const named = { lbl: z.optional(txt) };
const end = z.optional(plainText(END_MAX));
/** False where it may be left empty. */
const leavable = { required: z.optional(z.boolean()) };

/** One thing that a question of staff asks. */
export const questionItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yesNo'), ...named, ...leavable, yes: end, no: end }),
  z.object({ kind: z.literal('choice'), ...named, ...choice }),
  z.object({ kind: z.literal('text'), ...named, ...leavable }),
  z.object({
    ...{ kind: z.literal('rating'), ...named, ...leavable },
    stars: z.optional(z.int().check(z.minimum(QUESTION_STARS.min), z.maximum(QUESTION_STARS.max))),
    ...{ low: end, high: end },
  }),
]);
export type QuestionItem = z.infer<typeof questionItemSchema>;

export const questionItemsSchema = z
  .array(questionItemSchema)
  .check(z.minLength(QUESTION_ITEMS.min), z.maxLength(QUESTION_ITEMS.max));

/** A question of staff to the contributor; the server makes a questionnaire of it. Older pages ask one thing. */
export const staffQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('items'), txt, items: questionItemsSchema }),
  z.object({ kind: z.literal('yesNo'), txt }),
  z.object({ kind: z.literal('choice'), txt, ...choice }),
  z.object({ kind: z.literal('text'), txt }),
  z.object({ kind: z.literal('rating'), txt }),
]);
export type StaffQuestion = z.infer<typeof staffQuestionSchema>;

/**
 * A question in staff's own words, the request to share a mobile number, or between users whether the reporter takes
 * messages of whom it concerns.
 */
export const askedQuestionSchema = z.discriminatedUnion('kind', [
  ...staffQuestionSchema.def.options,
  z.object({ kind: z.literal('mobile') }),
  z.object({ kind: z.literal('direct') }),
]);
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
