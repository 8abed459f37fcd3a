import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema, doneSchema } from '../entities/basics.ts';
import { codeCheckSchema } from '../entities/codes.ts';
import { scannedStatusSchema } from '../entities/scannedStatus.ts';

/** Checks a code before it is opened, opens it with a new identity, reports one out of service. */
export const scanCalls = {
  initQrValidate: publicCall({
    path: 'init/qr/validate',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ qrid: codeSchema }),
    answer: z.array(codeCheckSchema),
  }),
  initQrScan: publicCall({
    path: 'init/qr/scan',
    who: 'session',
    limit: 'scan',
    body: z.object({ qrid: codeSchema }),
    answer: scannedStatusSchema,
  }),
  userQridStale: publicCall({
    path: 'user/qrid/stale',
    who: 'anyone',
    limit: 'stranger',
    body: z.object({ qrid: z.optional(codeSchema) }),
    answer: doneSchema,
  }),
} as const;
