import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { GONE_MAX } from '../constants.ts';
import { codeSchema, idSchema, instantSchema } from '../entities/basics.ts';

/** A customer that has ended its service, as it is told to whoever was its staff then. */
export const endedServiceSchema = z.object({
  cuid: codeSchema,
  cstmrLbl: z.string(),
  since: instantSchema,
  until: instantSchema,
});
/** A customer that has ended its service, as it is told to whoever was its staff then. */
export type EndedService = z.infer<typeof endedServiceSchema>;

/** Who used a device before, and what its person was before; apart from what the first view needs. */
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
