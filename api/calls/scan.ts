import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';
import { scannedStatusSchema } from '../entities/scannedStatus.ts';

/** Apart from `codes.ts`, since the first view loads it. */
export const scanCalls = {
  initQrScan: publicCall({
    path: 'init/qr/scan',
    who: 'session',
    limit: 'scan',
    body: z.object({ qrid: codeSchema }),
    answer: scannedStatusSchema,
  }),
} as const;
