import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { composedText, idSchema } from '../entities/basics.ts';

/** Longest draft that the server keeps, in characters; a longer one stays on its device. */
export const DRAFT_MAX = 8_000;

const moment = z.string().check(z.maxLength(40));

/** A reply that was begun. Without `saved` there is none any more. */
export const draftSchema = z.object({ csid: idSchema, txt: z.string(), saved: z.optional(moment) });
export type Draft = z.infer<typeof draftSchema>;

/** Replies that a member of staff began, on whichever device. */
export const draftCalls = {
  draftsListAll: townCall({
    path: 'drafts/listAll',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(draftSchema),
  }),
  draftsSave: townCall({
    path: 'drafts/save',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      txt: composedText(DRAFT_MAX),
      known: z.optional(moment),
      age: z.int().check(z.minimum(0)),
    }),
    answer: z.array(z.extend(draftSchema, { other: z.optional(z.string()) })),
  }),
} as const;
