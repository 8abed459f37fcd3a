import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';

/** Colours of labels: the outline colours of the palette. */
export const labelColourSchema = z.enum(['rescue', 'police', 'fire', 'health', 'emergency', 'social']);
export type LabelColour = z.infer<typeof labelColourSchema>;

/** Longest name of a label, in characters. */
export const LABEL_NAME_MAX = 40;
/** How many labels a customer has at most, and how many of them a case. */
export const LABELS_MAX = 200;
export const CASE_LABELS_MAX = 10;

/** Staff only: a label of a case. */
export const labelSchema = z.object({
  id: idSchema,
  name: z.string(),
  colour: orNewer(labelColourSchema),
});
export type Label = z.infer<typeof labelSchema>;
