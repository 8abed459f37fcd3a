import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { TOKEN_MAX } from '../constants.ts';
import { customerTypeSchema, doneSchema, orNewer } from '../entities/basics.ts';
import { customerInfoSchema } from '../entities/customer.ts';
import { roleSchema } from '../entities/user.ts';

/** Signing in at a customer, and what the customer is. */
export const townSessionCalls = {
  authLogin: townCall({
    path: 'auth/login',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ jwt: z.string().check(z.maxLength(TOKEN_MAX)) }),
    answer: z.array(roleSchema),
  }),
  authMobile: townCall({
    path: 'auth/mobile',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ jwt: z.string().check(z.maxLength(TOKEN_MAX)) }),
    answer: doneSchema,
  }),
  authStatus: townCall({
    path: 'auth/status',
    method: 'GET',
    who: 'identity',
    limit: 'ceiling',
    answer: z.array(roleSchema),
  }),
  infoConfig: townCall({
    path: 'info/config',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.object({
      cuid: z.string(),
      cstmrLbl: z.string(),
      cstmrType: orNewer(customerTypeSchema),
      logoId: z.optional(z.string()),
      wideLogoId: z.optional(z.string()),
      cstmr: customerInfoSchema,
    }),
  }),
} as const;
