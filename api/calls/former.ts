import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { GONE_MAX } from '../constants.ts';
import { codeSchema, idSchema, instantSchema } from '../entities/basics.ts';

/** A customer that ended its service, as its former staff see it. */
export const endedServiceSchema = z.object({
  cuid: codeSchema,
  cstmrLbl: z.string(),
  since: instantSchema,
  until: instantSchema,
});
export type EndedService = z.infer<typeof endedServiceSchema>;

/** Former users of a device and former roles of its person; separate from the first view. */
export const formerCalls = {
  userGone: publicCall({
    path: 'user/gone',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ crUids: z.array(idSchema).check(z.maxLength(GONE_MAX)) }),
    answer: z.array(z.object({ gone: z.array(idSchema) })),
  }),
  userEnded: publicCall({
    path: 'user/ended',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(endedServiceSchema),
  }),
} as const;
