import * as z from 'zod/mini';
import { type CallDefiner, mobileCall, type Side, townCall, type Who } from '../call.ts';
import { TEXT_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { messageSchema } from '../entities/message.ts';
import { moderationReasonSchema } from '../entities/moderation.ts';
import { noticeAboutSchema } from '../entities/notice.ts';
import { messagesPage, nextMessageSchema } from '../paging.ts';

/** Creates the calls about sent messages of one side. */
const createConversationCalls = <S extends Side>(call: CallDefiner<S>, who: Who) => ({
  takeBack: call({
    path: 'discuss/takeback',
    who,
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, msgId: z.int() }),
    answer: z.array(messageSchema),
  }),
  fetchFlags: call({
    path: 'discuss/fetch/flag',
    who,
    limit: 'ceiling',
    body: z.object({ csid: idSchema, after: z.int(), limit: messagesPage.limit }),
    answer: z.array(messageSchema),
    beside: nextMessageSchema,
  }),
});

const reportCall = mobileCall({
  path: 'abuse/report',
  who: 'participant',
  limit: 'send',
  body: z.object({
    csid: idSchema,
    id: deviceIdSchema,
    about: noticeAboutSchema,
    reason: moderationReasonSchema,
    txt: z.optional(composedText(TEXT_MAX)),
  }),
  answer: z.array(z.object({ reference: z.string(), stopped: z.boolean() })),
});

const moderateCall = townCall({
  path: 'discuss/moderate',
  who: 'moderator',
  limit: 'send',
  body: z.object({
    csid: idSchema,
    id: deviceIdSchema,
    msgId: z.int(),
    reason: z.optional(moderationReasonSchema),
    note: z.optional(composedText(TEXT_MAX)),
    undo: z.optional(z.boolean()),
  }),
  answer: z.array(messageSchema),
});

/** Sent messages, for contributors. */
export const mobileConversationCalls = {
  ...createConversationCalls(mobileCall, 'participant'),
  reportAbuse: reportCall,
};
/** Sent messages, for staff. */
export const townConversationCalls = {
  ...createConversationCalls(townCall, 'staff'),
  moderate: moderateCall,
};
