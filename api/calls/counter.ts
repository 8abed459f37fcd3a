import { playedSchema } from '@parvis/questionnaire/model/played';
import * as z from 'zod/mini';
import { publicCall, townCall } from '../call.ts';
import { REPORT_LIMIT } from '../constants.ts';
import {
  codeSchema,
  deviceIdSchema,
  doneSchema,
  idSchema,
  localeSchema,
  plainText,
} from '../entities/basics.ts';
import { intakeChannelSchema, linkDeliverySchema, madeLinkSchema } from '../entities/intake.ts';
import { notedContactSchema } from '../entities/reporterContact.ts';

/** Maximum length of a typed case number, with separators. */
export const SPOKEN_MAX = 24;

/** What staff may open a case about, and how its link may leave. */
export const counterStartSchema = z.object({
  places: z.array(z.object({ code: codeSchema, label: z.string() })),
  categories: z.array(z.object({ ccatCode: codeSchema, label: z.string(), imgSrc: z.optional(z.string()) })),
  withoutPlace: z.boolean(),
  contact: z.boolean(),
  sms: z.boolean(),
  mail: z.boolean(),
});
export type CounterStart = z.infer<typeof counterStartSchema>;

/** Cases that staff open for callers and people at the counter. */
export const counterCalls = {
  counterStart: townCall({
    path: 'counter/start',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(counterStartSchema),
  }),
  counterOpen: townCall({
    path: 'counter/open',
    who: 'staff',
    limit: 'send',
    body: z.object({
      id: deviceIdSchema,
      channel: intakeChannelSchema,
      language: z.optional(localeSchema),
      place: z.optional(codeSchema),
      ccatCode: codeSchema,
      questionnaireId: codeSchema,
      flowId: z.optional(codeSchema),
      played: playedSchema,
      contact: z.optional(notedContactSchema),
      agreed: z.optional(z.boolean()),
      take: z.optional(z.boolean()),
      send: linkDeliverySchema,
    }),
    answer: z.array(z.object({ csid: idSchema, caseNbr: z.string(), link: z.optional(madeLinkSchema) })),
    bodyLimit: REPORT_LIMIT,
  }),
  counterLink: townCall({
    path: 'counter/link',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, send: linkDeliverySchema }),
    answer: z.array(madeLinkSchema),
  }),
  counterForget: townCall({
    path: 'counter/forget',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema }),
    answer: doneSchema,
  }),
} as const;

/** A link that was read aloud, by the number that its person noted. */
export const spokenCalls = {
  linkNumber: publicCall({
    path: 'link/number',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ number: plainText(SPOKEN_MAX) }),
    answer: z.array(z.object({ connectId: codeSchema })),
  }),
} as const;
