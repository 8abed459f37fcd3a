import * as z from 'zod/mini';
import { codeSchema, orNewer } from './basics.ts';

/** A member of staff in a service or group. */
export const groupMemberSchema = z.object({ name: z.string(), me: z.boolean() });

/** A service or a group of people that staff may call in a case. */
export const groupSchema = z.object({
  kind: orNewer(z.enum(['service', 'group'])),
  gcatCode: z.optional(codeSchema),
  grpGpid: z.optional(codeSchema),
  grpLbl: z.string(),
  grpDesc: z.optional(z.string()),
  logoId: z.optional(z.string()),
  grpNbr: z.optional(z.string()),
  people: z.array(groupMemberSchema),
  ccatCodes: z.array(codeSchema),
});
export type Group = z.infer<typeof groupSchema>;
