import { playedSchema } from '@parvis/questionnaire/model/played';
import * as z from 'zod/mini';
import { REPORT_LIMIT } from '../constants.ts';
import { codeSchema, deviceIdSchema, instantSchema } from '../entities/basics.ts';

/** `pollAnswer` without its answer: the outbox sends it before polls are loaded. */
export const pollAnswerRequest = {
  path: 'comm/poll/answer',
  who: 'identity',
  limit: 'send',
  body: z.object({
    poll: codeSchema,
    id: deviceIdSchema,
    questionnaireId: codeSchema,
    qrid: z.optional(codeSchema),
    begun: z.optional(instantSchema),
    played: playedSchema,
  }),
  bodyLimit: REPORT_LIMIT,
} as const;
