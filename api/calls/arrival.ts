import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';
import { customerInfoSchema, scanSchema } from '../entities/customer.ts';
import { deviceSchema, userStatusSchema } from '../entities/user.ts';

/** The calls that the first view after a scan may make, apart from the others of its side, which it does not load. */
export const arrivalCalls = {
  userSts: publicCall({
    path: 'user/sts',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'The session profile. With newCookies it opens a session: only after a person accepted.',
    body: z.object({ newCookies: z.boolean(), device: z.optional(deviceSchema) }),
    answer: userStatusSchema,
  }),
  initId: publicCall({
    path: 'init/id',
    method: 'POST',
    who: 'session',
    limit: 'ceiling',
    summary: 'Gives the session an identity; the code scanned, if any, is remembered with it.',
    body: z.object({ qr: z.optional(codeSchema) }),
    answer: userStatusSchema,
  }),
  userCstmr: publicCall({
    path: 'user/cstmr',
    method: 'POST',
    who: 'anyone',
    limit: 'ceiling',
    summary: 'What a visitor sees of the customer behind a QR code or a connect link.',
    body: z.object({ qrid: z.optional(codeSchema), connectId: z.optional(codeSchema) }),
    answer: z.array(customerInfoSchema),
  }),
  qrScan: publicCall({
    path: 'qr/scan',
    method: 'POST',
    who: 'session',
    limit: 'scan',
    summary: 'Resolves a code and notes the scan, once in ten minutes. unknownQr and staleQr are failures.',
    body: z.object({ qrid: codeSchema }),
    answer: z.array(scanSchema),
  }),
} as const;
