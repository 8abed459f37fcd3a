import { itemSchema, questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';
import { blockTellsSchema } from './block.ts';
import { outcomeSchema } from './case.ts';
import { mediaSchema } from './media.ts';
import { eventSchema, flowSchema } from './systemMessages.ts';

const [words, ...otherKinds] = itemSchema.def.options;
/** An item of a message: of the kinds of a questionnaire, but that words are of the type `txt` (specification 3). */
export const messageItemSchema = z.discriminatedUnion('type', [
  z.extend(words, { type: z.literal('txt') }),
  ...otherKinds,
]);
/** An item of a message, as it was shown. */
export type MessageItem = z.infer<typeof messageItemSchema>;

/** One answer of a questionnaire: ticked, yes or no, stars, or words. */
export const answerValueSchema = z.union([z.boolean(), z.number(), z.string()]);

/** A message of a discussion; lists only grow. A question is answered once a later message names it in `msgIdAnswer`. */
export const messageSchema = z.object({
  id: idSchema,
  msgId: z.int(),
  csid: idSchema,
  msgCdatim1: instantSchema,
  crUid: z.optional(idSchema),
  mine: z.boolean(),
  msgTxt: z.optional(z.string()),
  media: z.optional(z.array(mediaSchema)),
  /** Text id of what a system message says to everybody; follows from its kind (`systemMessages.ts`). */
  statement: z.optional(z.string()),
  flags: z.optional(z.array(eventSchema)),
  outcome: z.optional(orNewer(outcomeSchema)),
  mergeProfile: z.optional(z.object({ crUid: idSchema })),
  block: z.optional(blockTellsSchema),
  ccatCode: z.optional(codeSchema),
  ccatPath: z.optional(z.string()),
  qstnId: z.optional(z.string()),
  qstn: z.optional(questionnaireSchema),
  flow: z.optional(flowSchema),
  items: z.optional(z.array(messageItemSchema)),
  answers: z.optional(z.record(z.string(), answerValueSchema)),
  words: z.optional(z.record(z.string(), z.string())),
  msgIdAnswer: z.optional(z.int()),
});
/** One entry of a case’s discussion: words, answers or a system message. */
export type Message = z.infer<typeof messageSchema>;
