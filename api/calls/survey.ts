import { playedSchema } from '@parvis/questionnaire/model/played';
import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';
import { surveySchema } from '../entities/survey.ts';
import { arrivalCalls } from './arrival.ts';

/** The survey about the service as a whole. */
export const surveyCalls = {
  userSurvey: publicCall({
    path: 'user/survey',
    who: 'session',
    limit: 'ceiling',
    body: arrivalCalls.userSts.body,
    answer: z.array(surveySchema),
  }),
  surveySts: publicCall({
    path: 'survey/sts',
    who: 'identity',
    limit: 'send',
    body: z.object({ as: z.optional(z.enum(['later', 'never'])) }),
    answer: z.array(surveySchema),
  }),
  surveyRslt: publicCall({
    path: 'survey/rslt',
    who: 'identity',
    limit: 'send',
    body: z.object({ flowId: codeSchema, played: playedSchema }),
    answer: z.array(surveySchema),
  }),
} as const;
