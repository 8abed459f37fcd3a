import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { BULK_MAX, STAFF_MESSAGE_MAX } from '../constants.ts';
import {
  codeSchema,
  composedText,
  deviceIdSchema,
  idSchema,
  instantSchema,
  orNewer,
} from '../entities/basics.ts';
import { outcomeSchema } from '../entities/case.ts';
import { CASE_LABELS_MAX } from '../entities/label.ts';

/** Steps that staff take in several cases at once. */
export const bulkStepSchema = z.enum(['handle', 'hold', 'close', 'reject', 'label', 'category', 'assign']);
export type BulkStepName = z.infer<typeof bulkStepSchema>;

/**
 * Why a step is not taken in a case. `unknown`: it is not there. `taken`: a colleague handles it. `free`: nobody
 * handles it yet. `already`: it is so already. `ended`: it has ended. `stopped`: moderation stopped it.
 * `day`: it is erased before that day.
 */
export const bulkRefusalSchema = z.enum([
  'unknown',
  'taken',
  'free',
  'already',
  'ended',
  'stopped',
  'day',
  'other',
]);
export type BulkRefusal = z.infer<typeof bulkRefusalSchema>;

/** A step in several cases: it waits for a moment in which it can be undone. */
export const bulkSchema = z.object({
  id: deviceIdSchema,
  state: orNewer(z.enum(['waiting', 'running', 'done', 'undone'])),
  due: instantSchema,
  done: z.array(idSchema),
  left: z.array(
    z.object({
      csid: idSchema,
      caseNbr: z.optional(z.string()),
      why: orNewer(bulkRefusalSchema),
      who: z.optional(z.string()),
    }),
  ),
});
export type Bulk = z.infer<typeof bulkSchema>;
export type BulkLeft = Bulk['left'][number];

const named = z.object({ id: deviceIdSchema });

/** One step in many cases, by staff. */
export const bulkCalls = {
  casesBulk: townCall({
    path: 'cases/bulk',
    who: 'staff',
    limit: 'send',
    body: z.object({
      id: deviceIdSchema,
      csids: z.array(idSchema).check(z.minLength(1), z.maxLength(BULK_MAX)),
      step: bulkStepSchema,
      outcome: z.optional(outcomeSchema),
      txt: z.optional(composedText(STAFF_MESSAGE_MAX)),
      reason: z.optional(composedText(STAFF_MESSAGE_MAX)),
      until: z.optional(instantSchema),
      ccatCode: z.optional(codeSchema),
      rlid: z.optional(idSchema),
      gcatCode: z.optional(codeSchema),
      labels: z.optional(z.array(deviceIdSchema).check(z.minLength(1), z.maxLength(CASE_LABELS_MAX))),
    }),
    answer: z.array(bulkSchema),
  }),
  casesBulkRun: townCall({
    path: 'cases/bulk/run',
    who: 'staff',
    limit: 'send',
    body: named,
    answer: z.array(bulkSchema),
  }),
  casesBulkUndo: townCall({
    path: 'cases/bulk/undo',
    who: 'staff',
    limit: 'send',
    body: named,
    answer: z.array(bulkSchema),
  }),
} as const;
