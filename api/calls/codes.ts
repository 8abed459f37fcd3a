import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema, doneSchema } from '../entities/basics.ts';
import { codeCheckSchema } from '../entities/codes.ts';

/** Checks a code before it is opened, and reports one out of service. */
export const codeCalls = {
  initQrValidate: publicCall({
    path: 'init/qr/validate',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ qrid: codeSchema }),
    answer: z.array(codeCheckSchema),
  }),
  userQridStale: publicCall({
    path: 'user/qrid/stale',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ qrid: z.optional(codeSchema) }),
    answer: doneSchema,
  }),
} as const;
