import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { deviceIdSchema, idSchema, plainText } from '../entities/basics.ts';
import { caseInfoSchema } from '../entities/case.ts';
import { CASE_LABELS_MAX, LABEL_NAME_MAX, labelColourSchema, labelSchema } from '../entities/label.ts';

/** A label, and how many cases under way have it. */
export const listedLabelSchema = z.extend(labelSchema, { cases: z.int() });
export type ListedLabel = z.infer<typeof listedLabelSchema>;

const labelIds = z.optional(z.array(deviceIdSchema).check(z.minLength(1), z.maxLength(CASE_LABELS_MAX)));

/** Labels that managers make and staff put on cases. */
export const labelCalls = {
  labelsListAll: townCall({
    path: 'labels/listAll',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(listedLabelSchema),
  }),
  labelsSave: townCall({
    path: 'labels/save',
    who: 'manager',
    limit: 'send',
    body: z.object({
      id: deviceIdSchema,
      name: plainText(LABEL_NAME_MAX).check(z.trim(), z.minLength(1)),
      colour: labelColourSchema,
    }),
    answer: z.array(labelSchema),
  }),
  labelsRemove: townCall({
    path: 'labels/remove',
    who: 'manager',
    limit: 'send',
    body: z.object({ id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
  casesLabel: townCall({
    path: 'cases/label',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, add: labelIds, remove: labelIds }),
    answer: z.array(caseInfoSchema),
  }),
} as const;
