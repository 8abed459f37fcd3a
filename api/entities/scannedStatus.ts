import * as z from 'zod/mini';
import { scanSchema } from './customer.ts';
import { identityStatusSchema } from './user.ts';

/** The caller, and what the code leads to unless it was refused. */
export const scannedStatusSchema = z.extend(identityStatusSchema, { scan: z.optional(scanSchema) });
