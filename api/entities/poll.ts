import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import { answersSchema } from '@parvis/questionnaire/model/values/answers';
import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/** Visitors who may see results: none, those who answered, or all. Staff always may. */
export const pollAudienceSchema = z.enum(['nobody', 'answered', 'everybody']);
export type PollAudience = z.infer<typeof pollAudienceSchema>;

/** State of a poll for one person. `answered`: open, with an answer of theirs. */
export const pollStateSchema = z.enum(['notYet', 'open', 'answered', 'closed']);
export type PollState = z.infer<typeof pollStateSchema>;

/** State of a poll for staff. */
export const pollPhaseSchema = z.enum(['notYet', 'open', 'closed', 'withdrawn']);
export type PollPhase = z.infer<typeof pollPhaseSchema>;

/** Answers by item, by question: the last one where a question was asked again. */
export const pollAnswersSchema = z.record(z.string(), answersSchema);
export type PollAnswers = z.infer<typeof pollAnswersSchema>;

/** How often a value was answered. */
export const pollValueSchema = z.object({ value: z.string(), many: z.int() });

/** Answers to one item: options chosen, yes and no, stars, or texts. */
const itemCountSchema = z.object({
  id: z.string(),
  many: z.int(),
  values: z.optional(z.array(pollValueSchema)),
  average: z.optional(z.number()),
});
export type PollItemCount = z.infer<typeof itemCountSchema>;

/** Answers of a place or a day, or of several that are too small to be told apart. */
export const pollGroupSchema = z.object({
  code: z.optional(z.string()),
  lbl: z.optional(z.string()),
  others: z.optional(z.boolean()),
  many: z.int(),
  items: z.array(itemCountSchema),
});
export type PollGroup = z.infer<typeof pollGroupSchema>;

export const pollItemSchema = z.extend(itemCountSchema, { type: z.string(), lbl: z.string() });
export type PollItem = z.infer<typeof pollItemSchema>;

/** Results of a question. With fewer than five answers the server leaves `places` and `days` empty: they could identify a person. */
export const pollQuestionSchema = z.object({
  qstnId: z.string(),
  lbl: z.string(),
  many: z.int(),
  items: z.array(pollItemSchema),
  places: z.array(pollGroupSchema),
  days: z.array(pollGroupSchema),
});
export type PollQuestion = z.infer<typeof pollQuestionSchema>;

/** Results of a poll. `many` counts answers, `complete` those that reached the end. */
export const pollResultsSchema = z.object({
  many: z.int(),
  complete: z.int(),
  questions: z.array(pollQuestionSchema),
});
export type PollResults = z.infer<typeof pollResultsSchema>;

/** A poll as a visitor sees it, with their own answer. */
export const pollInfoSchema = z.object({
  code: codeSchema,
  state: orNewer(pollStateSchema),
  lbl: z.optional(z.string()),
  intro: z.optional(z.string()),
  opens: z.optional(z.string()),
  closes: z.optional(z.string()),
  questionnaire: z.optional(questionnaireSchema),
  questionnaireId: z.optional(codeSchema),
  partial: z.optional(z.boolean()),
  anonymous: z.optional(z.boolean()),
  changeable: z.optional(z.boolean()),
  answer: z.optional(
    z.object({
      answers: pollAnswersSchema,
      at: instantSchema,
      complete: z.boolean(),
      questionnaireId: codeSchema,
    }),
  ),
  results: z.optional(pollResultsSchema),
});
export type PollInfo = z.infer<typeof pollInfoSchema>;

const pollWordsSchema = z.record(z.string(), z.string());

/** A poll as staff write it: the shape of `polls` in a customer's file. */
export const pollDraftSchema = z.object({
  code: z.optional(codeSchema),
  lbl: pollWordsSchema,
  intro: z.optional(pollWordsSchema),
  questionnaire: questionnaireSchema,
  places: z.optional(z.array(codeSchema)),
  gthrId: z.optional(idSchema),
  opens: z.optional(z.string()),
  closes: z.optional(z.string()),
  results: z.optional(pollAudienceSchema),
  anonymous: z.optional(z.boolean()),
  changeable: z.optional(z.boolean()),
  partial: z.optional(z.boolean()),
});
export type PollDraft = z.infer<typeof pollDraftSchema>;

/** A poll in the list of staff. */
export const pollSummarySchema = z.object({
  code: codeSchema,
  source: orNewer(z.enum(['file', 'desk'])),
  phase: orNewer(pollPhaseSchema),
  lbl: pollWordsSchema,
  intro: z.optional(pollWordsSchema),
  places: z.optional(z.array(codeSchema)),
  gthrId: z.optional(idSchema),
  opens: z.optional(z.string()),
  closes: z.optional(z.string()),
  results: orNewer(pollAudienceSchema),
  anonymous: z.boolean(),
  changeable: z.boolean(),
  partial: z.boolean(),
  questionnaireId: codeSchema,
  created: instantSchema,
  by: z.optional(z.string()),
  many: z.int(),
});
export type PollSummary = z.infer<typeof pollSummarySchema>;

/** What is wrong with a poll that staff saved, in the reader's language. An `error` keeps it from being stored. */
export const pollFindingSchema = z.object({
  severity: orNewer(z.enum(['error', 'warning'])),
  /** Path in the poll: `questionnaire.questions.what`. */
  place: z.string(),
  txt: z.string(),
});

/** A text that somebody answered. */
export const pollTextSchema = z.object({
  answer: idSchema,
  txt: z.string(),
  at: z.optional(instantSchema),
  place: z.optional(z.string()),
  crUid: z.optional(idSchema),
});
export type PollText = z.infer<typeof pollTextSchema>;
