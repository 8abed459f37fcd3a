import { playedSchema } from '@parvis/questionnaire/model/played';
import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { REPORT_LIMIT } from '../constants.ts';
import { codeSchema, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseSummarySchema } from '../entities/case.ts';
import { givenContactSchema } from '../entities/reporterContact.ts';
import { casesPage, nextCaseSchema } from '../paging.ts';

/** A contributor’s cases across customers. */
export const caseCalls = {
  casesInit: publicCall({
    path: 'cases/init',
    who: 'identity',
    limit: 'open',
    body: z.object({
      csid: deviceIdSchema,
      qrid: codeSchema,
      ccatCode: codeSchema,
      questionnaireId: codeSchema,
      flowId: z.optional(codeSchema),
      contact: z.optional(givenContactSchema),
      gthrId: z.optional(idSchema),
      played: playedSchema,
    }),
    answer: z.array(caseSummarySchema),
    bodyLimit: REPORT_LIMIT,
  }),
  townListActivity: publicCall({
    path: 'town/listActivity',
    who: 'identity',
    limit: 'ceiling',
    body: casesPage,
    answer: z.array(caseSummarySchema),
    beside: nextCaseSchema,
  }),
  townGetJwt: publicCall({
    path: 'town/getJwt',
    who: 'identity',
    limit: 'ceiling',
    body: z.object({ cuid: codeSchema }),
    answer: z.array(z.object({ jwt: z.string() })),
  }),
} as const;
