import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { codeSchema, composedText, deviceIdSchema, idSchema, plainText } from '../entities/basics.ts';
import {
  REPLY_TITLE_MAX,
  replyStatesSchema,
  replyVersionSchema,
  SAVED_CATEGORIES_MAX,
  savedReplySchema,
} from '../entities/savedReply.ts';

/** What a case puts in place of placeholders, in one language. */
export const replyValuesSchema = z.object({ language: z.string(), place: z.string() });
export type ReplyValues = z.infer<typeof replyValuesSchema>;

/** Replies that staff save, to send them again. */
export const replyCalls = {
  repliesListAll: townCall({
    path: 'replies/listAll',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(savedReplySchema),
  }),
  repliesSave: townCall({
    path: 'replies/save',
    who: 'staff',
    limit: 'send',
    body: z.object({
      id: deviceIdSchema,
      shared: z.boolean(),
      title: plainText(REPLY_TITLE_MAX),
      words: z.record(z.string(), composedText(STAFF_MESSAGE_MAX)),
      ccatCodes: z.array(codeSchema).check(z.maxLength(SAVED_CATEGORIES_MAX)),
      states: replyStatesSchema,
    }),
    answer: z.array(savedReplySchema),
  }),
  repliesArchive: townCall({
    path: 'replies/archive',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ archived: z.boolean() })),
  }),
  repliesRemove: townCall({
    path: 'replies/remove',
    who: 'staff',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
  repliesHistory: townCall({
    path: 'replies/history',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ replyId: idSchema }),
    answer: z.array(replyVersionSchema),
  }),
  repliesValues: townCall({
    path: 'replies/values',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ csid: idSchema }),
    answer: z.array(replyValuesSchema),
  }),
} as const;
