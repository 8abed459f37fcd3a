import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { deskAskSchema, deskFiguresSchema } from '../entities/deskFigures.ts';

/** What became of the cases of a desk, for managers. */
export const deskFigureCalls = {
  figuresDesk: townCall({
    path: 'figures/desk',
    who: 'manager',
    limit: 'look',
    body: deskAskSchema,
    answer: z.array(deskFiguresSchema),
  }),
  figuresMail: townCall({
    path: 'figures/mail',
    who: 'manager',
    limit: 'look',
    body: z.object({ on: z.optional(z.boolean()) }),
    answer: z.array(z.object({ on: z.boolean() })),
  }),
} as const;
