import * as z from 'zod/mini';
import { adminCall } from '../call.ts';
import { customerFiguresSchema, figurePeriods } from '../entities/customerFigures.ts';

/** Figures for administrators. */
export const figureCalls = {
  figuresGet: adminCall({
    path: 'figures/get',
    who: 'admin',
    limit: 'look',
    body: z.object({ by: z.enum(figurePeriods) }),
    answer: z.array(customerFiguresSchema),
  }),
} as const;
