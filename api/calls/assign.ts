import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { codeSchema, composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { caseInfoSchema } from '../entities/case.ts';

/** Maximum number of handlers that a page may name. */
const HANDLERS_MAX = 100;

/** A member of staff to whom a case may be assigned. Without `crUid` they never signed in. */
export const colleagueSchema = z.object({
  rlid: idSchema,
  crUid: z.optional(idSchema),
  name: z.string(),
  gcatCode: codeSchema,
  grpLbl: z.optional(z.string()),
  /** Their desk is open somewhere. */
  present: z.boolean(),
  onDuty: z.boolean(),
  /** Cases under way that they handle. */
  handles: z.int(),
  me: z.boolean(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const dutySchema = z.object({ on: z.boolean() });

/** Staff hand cases over to a colleague or a service. */
export const assignCalls = {
  staffColleagues: townCall({
    path: 'staff/colleagues',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(colleagueSchema),
  }),
  staffDuty: townCall({
    path: 'staff/duty',
    who: 'staff',
    limit: 'send',
    body: dutySchema,
    answer: z.array(dutySchema),
  }),
  casesAssign: townCall({
    path: 'cases/assign',
    who: 'staff',
    limit: 'send',
    body: z.object({
      csid: idSchema,
      id: deviceIdSchema,
      rlid: z.optional(idSchema),
      gcatCode: z.optional(codeSchema),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
      stay: z.optional(z.boolean()),
      from: z.optional(z.array(idSchema).check(z.maxLength(HANDLERS_MAX))),
    }),
    answer: z.array(caseInfoSchema),
  }),
  casesAssignUndo: townCall({
    path: 'cases/assign/undo',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
