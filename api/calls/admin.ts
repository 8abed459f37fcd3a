import * as z from 'zod/mini';
import { adminCall } from '../call.ts';
import { BODY_LIMIT, LIST_MAX } from '../constants.ts';
import { codeSchema, idSchema } from '../entities/basics.ts';
import { codeListSchema } from '../entities/codes.ts';
import { figuresSchema } from '../entities/figures.ts';
import { LOGO_MAX, lookSchema, savedLookSchema, shownSchema } from '../entities/theme.ts';
import { trailKinds, trailPageSchema } from '../entities/trail.ts';
import { pageSize } from '../paging.ts';

/** Calls of administrators beyond the specification. */
export const adminCalls = {
  themeGet: adminCall({
    path: 'theme/get',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    answer: z.array(savedLookSchema),
  }),
  themeSave: adminCall({
    path: 'theme/save',
    who: 'admin',
    limit: 'look',
    body: lookSchema,
    answer: z.array(savedLookSchema),
    bodyLimit: 3 * LOGO_MAX + BODY_LIMIT,
  }),
  themeShown: adminCall({
    path: 'theme/shown',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    answer: z.array(shownSchema),
  }),
  deliveryGet: adminCall({
    path: 'delivery/get',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    answer: z.array(figuresSchema),
  }),
  codesGet: adminCall({
    path: 'codes/get',
    method: 'GET',
    who: 'admin',
    limit: 'ceiling',
    answer: z.array(codeListSchema),
  }),
  codesReplace: adminCall({
    path: 'codes/replace',
    who: 'admin',
    limit: 'look',
    body: z.object({ qrid: codeSchema, undo: z.optional(z.boolean()) }),
    answer: z.array(z.object({ qrid: codeSchema })),
  }),
  trailGet: adminCall({
    path: 'trail/get',
    who: 'admin',
    limit: 'ceiling',
    body: z.object({
      before: z.optional(z.int().check(z.minimum(1))),
      limit: pageSize(LIST_MAX),
      kind: z.optional(z.enum(trailKinds)),
      person: z.optional(idSchema),
    }),
    answer: z.array(trailPageSchema),
  }),
} as const;
