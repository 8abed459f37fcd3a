import * as z from 'zod/mini';
import { idSchema, itemSchema } from './kinds/items.ts';
import { answersSchema } from './values/answers.ts';
import { flagSchema } from './values/keyed.ts';

/** The changes an answered question asks for; they never touch flags. */
export const changesSchema = z.object({ set: z.array(idSchema), clear: z.array(idSchema) });

/**
 * One answered question. The engine fills the first six fields; the host adds where the answer belongs:
 * the message it answers, whether it is sent as a message, to whom, in which gathering.
 */
export const answerReportSchema = z.object({
  qstnId: idSchema,
  items: z.array(itemSchema),
  answers: answersSchema,
  chng: changesSchema,
  msgTxt: z.optional(z.string()),
  msgType: z.optional(z.string()),
  msgIdAnswer: z.optional(z.number()),
  sendAsMessage: z.optional(z.boolean()),
  tgtTypes: z.optional(z.array(z.string())),
  gthrId: z.optional(z.string()),
});

/** One answered question, reported at once (partial mode). */
export const partialReportSchema = z.object({
  partial: z.literal(true),
  final: z.literal(false),
  flags: z.array(flagSchema),
  answersArray: z.array(answerReportSchema),
});

/** The end of a questionnaire, with every answered question that was not reported before. */
export const finalReportSchema = z.object({
  partial: z.literal(false),
  final: z.literal(true),
  abort: z.boolean(),
  flags: z.array(flagSchema),
  answersArray: z.array(answerReportSchema),
});

/** Either report, told apart by `final`. */
export const completionReportSchema = z.discriminatedUnion('final', [partialReportSchema, finalReportSchema]);

export type { Answer, Answers } from './values/answers.ts';
export { answersSchema } from './values/answers.ts';
/** The changes that an answered question asks of its host, by id; the engine carries out none. */
export type Changes = z.infer<typeof changesSchema>;
/** One answered question with its items, answers and changes. */
export type AnswerReport = z.infer<typeof answerReportSchema>;
/** One answered question, reported at once; `answersArray` holds it alone. */
export type PartialReport = z.infer<typeof partialReportSchema>;
/** The end of a questionnaire; `abort` is true where somebody left. */
export type FinalReport = z.infer<typeof finalReportSchema>;
/** What a questionnaire reports to its host, told apart by `final`. */
export type CompletionReport = z.infer<typeof completionReportSchema>;
