import * as z from 'zod/mini';
import { adminCall } from '../call.ts';
import { BODY_LIMIT } from '../constants.ts';
import { figuresSchema } from '../entities/figures.ts';
import { LOGO_MAX, lookSchema, savedLookSchema } from '../entities/theme.ts';

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
} as const;
