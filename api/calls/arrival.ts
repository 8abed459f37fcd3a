import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema } from '../entities/basics.ts';
import { customerInfoSchema, scanSchema } from '../entities/customer.ts';
import { deviceSchema, identityStatusSchema, userStatusSchema } from '../entities/user.ts';

/** Calls of the first view after a scan, separate because it loads no others. */
export const arrivalCalls = {
  userSts: publicCall({
    path: 'user/sts',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ newCookies: z.boolean(), device: z.optional(deviceSchema) }),
    answer: userStatusSchema,
  }),
  initId: publicCall({
    path: 'init/id',
    who: 'session',
    limit: 'ceiling',
    body: z.object({ qr: z.optional(codeSchema) }),
    answer: identityStatusSchema,
  }),
  initQrScan: publicCall({
    path: 'init/qr/scan',
    who: 'session',
    limit: 'scan',
    body: z.object({ qrid: codeSchema }),
    answer: identityStatusSchema,
  }),
  userCstmr: publicCall({
    path: 'user/cstmr',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ qrid: z.optional(codeSchema), connectId: z.optional(codeSchema) }),
    answer: z.array(z.extend(customerInfoSchema, { linkState: z.optional(codeSchema) })),
  }),
  qrScan: publicCall({
    path: 'qr/scan',
    who: 'session',
    limit: 'scan',
    body: z.object({ qrid: codeSchema }),
    answer: z.array(scanSchema),
  }),
} as const;
