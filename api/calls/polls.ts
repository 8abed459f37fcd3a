import { idSchema as itemIdSchema } from '@parvis/questionnaire/model/kinds/items';
import { questionnaireSchema } from '@parvis/questionnaire/model/schema';
import * as z from 'zod/mini';
import { mobileCall, townCall } from '../call.ts';
import { LIST_MAX, REPORT_LIMIT } from '../constants.ts';
import { codeSchema, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { messageSchema } from '../entities/message.ts';
import { moderationReasonSchema } from '../entities/moderation.ts';
import {
  pollDraftSchema,
  pollFindingSchema,
  pollInfoSchema,
  pollResultsSchema,
  pollSummarySchema,
  pollTextSchema,
} from '../entities/poll.ts';
import { tgtTypesSchema } from '../entities/targetType.ts';
import { pageSize } from '../paging.ts';
import { pollAnswerRequest } from './pollAnswer.ts';
import { POLL_INFO_PATH } from './pollStates.ts';

/** An opaque cursor of a list of texts, from `next`. */
const textCursorSchema = z.string().check(z.maxLength(120));

/** Polls for those who answer (specification 7). */
export const pollCalls = {
  pollInfo: mobileCall({
    path: POLL_INFO_PATH,
    who: 'session',
    limit: 'ceiling',
    body: z.object({ poll: z.optional(codeSchema), qrid: z.optional(codeSchema) }),
    answer: z.array(pollInfoSchema),
  }),
  pollAnswer: mobileCall({ ...pollAnswerRequest, answer: z.array(pollInfoSchema) }),
} as const;

/** Polls for staff. */
export const staffPollCalls = {
  pollSend: townCall({
    path: 'discuss/send/poll',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      poll: codeSchema,
      tgtTypes: tgtTypesSchema,
      tgtCrUid: z.optional(idSchema),
    }),
    answer: z.array(messageSchema),
  }),
  pollsList: townCall({
    path: 'polls/list',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(pollSummarySchema),
  }),
  pollsPlaces: townCall({
    path: 'polls/places',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(z.object({ code: codeSchema, label: z.string() })),
  }),
  pollsStep: townCall({
    path: 'polls/step',
    who: 'manager',
    limit: 'send',
    body: z.object({
      code: codeSchema,
      id: deviceIdSchema,
      step: z.enum(['open', 'close', 'reopen', 'copy', 'withdraw']),
    }),
    answer: z.array(pollSummarySchema),
  }),
  pollsResults: townCall({
    path: 'polls/results',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ code: codeSchema }),
    answer: z.array(
      z.object({ poll: pollSummarySchema, questionnaire: questionnaireSchema, results: pollResultsSchema }),
    ),
  }),
  pollsTexts: townCall({
    path: 'polls/texts',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({
      code: codeSchema,
      qstnId: itemIdSchema,
      item: itemIdSchema,
      before: z.optional(textCursorSchema),
      limit: pageSize(LIST_MAX),
    }),
    answer: z.array(pollTextSchema),
    beside: z.object({ next: z.optional(textCursorSchema) }),
  }),
  pollsModerate: townCall({
    path: 'polls/moderate',
    who: 'moderator',
    limit: 'send',
    body: z.object({
      code: codeSchema,
      id: deviceIdSchema,
      answer: idSchema,
      qstnId: itemIdSchema,
      item: itemIdSchema,
      reason: moderationReasonSchema,
    }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
} as const;

/** Polls that staff compose, checked like those of a customer's file. */
export const pollDraftCalls = {
  pollsSave: townCall({
    path: 'polls/save',
    who: 'manager',
    limit: 'send',
    body: z.object({ id: deviceIdSchema, poll: pollDraftSchema }),
    answer: z.array(z.object({ poll: z.optional(pollSummarySchema), findings: z.array(pollFindingSchema) })),
    bodyLimit: REPORT_LIMIT,
  }),
} as const;
