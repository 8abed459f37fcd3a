import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { codeSchema, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema } from '../entities/case.ts';

/** Staff put a case into another category, or say that another one tells of the same. */
export const triageCalls = {
  casesCategory: townCall({
    path: 'cases/category',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, ccatCode: codeSchema }),
    answer: z.array(caseInfoSchema),
  }),
  duplicatesLink: townCall({
    path: 'duplicates/link',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, keptCsid: idSchema }),
    answer: z.array(caseInfoSchema),
  }),
  duplicatesUndo: townCall({
    path: 'duplicates/undo',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
