import * as z from 'zod/mini';
import { adminCall } from '../call.ts';
import { BODY_LIMIT, LIST_MAX } from '../constants.ts';
import { codeSchema, idSchema } from '../entities/basics.ts';
import { codeListSchema } from '../entities/codes.ts';
import { figuresSchema } from '../entities/figures.ts';
import { LOGO_MAX, lookSchema, savedLookSchema } from '../entities/theme.ts';
import { trailKinds, trailPageSchema } from '../entities/trail.ts';
import { pageSize } from '../paging.ts';

/** What administrators need beyond the specification. */
export const adminCalls = {
  themeGet: adminCall({
    path: 'theme/get',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    summary: 'How the customer looks, and looked in the versions saved so far.',
    body: null,
    answer: z.array(savedLookSchema),
  }),
  themeSave: adminCall({
    path: 'theme/save',
    method: 'POST',
    who: 'admin',
    limit: 'look',
    summary:
      'Saves how the customer looks; pages that are opened from now on show it, repaired where needed.',
    body: lookSchema,
    answer: z.array(savedLookSchema),
    bodyLimit: 2 * LOGO_MAX + BODY_LIMIT,
  }),
  deliveryGet: adminCall({
    path: 'delivery/get',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    summary:
      'What became of the messages of the last thirty days, in numbers: those for visitors and staff of the customer.',
    body: null,
    answer: z.array(figuresSchema),
  }),
  codesGet: adminCall({
    path: 'codes/get',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    summary: 'All codes of the customer by their place, how each stands, and whether they can be printed.',
    body: null,
    answer: z.array(codeListSchema),
  }),
  codesReplace: adminCall({
    path: 'codes/replace',
    method: 'POST',
    who: 'admin',
    limit: 'look',
    summary:
      'Puts a new code in the place of one that is in service. The old one says so, and leads on; asked for again, it answers the same.',
    body: z.object({ qrid: codeSchema, undo: z.optional(z.boolean()) }),
    answer: z.array(z.object({ qrid: codeSchema })),
  }),
  trailGet: adminCall({
    path: 'trail/get',
    method: 'POST',
    who: 'admin',
    limit: 'ceiling',
    summary:
      'What was done with rights at the customer: sign-ins, rights, looks, codes, what became of the customer; the newest first.',
    body: z.object({
      /** What `next` said: what was done before. */
      before: z.optional(z.int().check(z.minimum(1))),
      limit: pageSize(LIST_MAX),
      kind: z.optional(z.enum(trailKinds)),
      /** A role, or `operator`. */
      person: z.optional(idSchema),
    }),
    answer: z.array(trailPageSchema),
  }),
} as const;
