import * as z from 'zod/mini';
import { adminCall } from '../call.ts';
import { STAFF_MESSAGE_MAX, TEXT_MAX } from '../constants.ts';
import { composedText, idSchema } from '../entities/basics.ts';
import { moderationSchema, noticeDecisionSchema, noticeSchema } from '../entities/notice.ts';

/** Decisions on abuse, by those with the right to moderate. */
export const moderationCalls = {
  moderationGet: adminCall({
    path: 'moderation/get',
    method: 'GET',
    who: 'moderator',
    limit: 'ceiling',
    answer: z.array(moderationSchema),
  }),
  moderationDecide: adminCall({
    path: 'moderation/decide',
    who: 'moderator',
    limit: 'look',
    body: z.object({
      id: idSchema,
      decision: noticeDecisionSchema,
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
      note: z.optional(composedText(TEXT_MAX)),
    }),
    answer: z.array(noticeSchema),
  }),
} as const;
