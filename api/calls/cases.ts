import { playedSchema } from '@parvis/questionnaire/model/played';
import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { REPORT_LIMIT } from '../constants.ts';
import { codeSchema, deviceIdSchema } from '../entities/basics.ts';
import { caseSummarySchema } from '../entities/case.ts';
import { givenContactSchema } from '../entities/reporterContact.ts';
import { casesPage, nextCaseSchema } from '../paging.ts';

/** A contributor’s cases across customers. */
export const caseCalls = {
  casesInit: publicCall({
    path: 'cases/init',
    method: 'POST',
    who: 'identity',
    limit: 'open',
    summary: 'Opens a case. csid is made on the device: sent twice, the case is opened once.',
    body: z.object({
      csid: deviceIdSchema,
      qrid: codeSchema,
      ccatCode: codeSchema,
      /** Which questionnaire was shown, as `cases/question` named it: a report may be older than the customer's file. */
      questionnaireId: codeSchema,
      /** Which version of the question before sending (flow `sendReport`) followed it. */
      flowId: z.optional(codeSchema),
      /** How the reporter can be reached, where they want to say it. */
      contact: z.optional(givenContactSchema),
      /** What was done with it, played again by the server. */
      played: playedSchema,
    }),
    answer: z.array(caseSummarySchema),
    bodyLimit: REPORT_LIMIT,
  }),
  townListActivity: publicCall({
    path: 'town/listActivity',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'Own cases at all customers, newest activity first.',
    body: casesPage,
    answer: z.array(caseSummarySchema),
    beside: nextCaseSchema,
  }),
  townGetJwt: publicCall({
    path: 'town/getJwt',
    method: 'POST',
    who: 'identity',
    limit: 'ceiling',
    summary: 'A one-minute token for one customer, to be exchanged at its auth/login.',
    body: z.object({ cuid: codeSchema }),
    answer: z.array(z.object({ jwt: z.string() })),
  }),
} as const;
