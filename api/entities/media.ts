import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';

/** Captions of a film: language, and a version that changes with them. */
export const captionedSchema = z.object({
  language: z.string(),
  version: z.string(),
});

/** A file of a message; `addresses.ts` has its address. */
export const mediaSchema = z.object({
  id: idSchema,
  kind: orNewer(z.enum(['image', 'video'])),
  width: z.int(),
  height: z.int(),
  tiny: z.optional(z.string()),
  alt: z.optional(z.string()),
  type: z.optional(z.string()),
  seconds: z.optional(z.number()),
  poster: z.optional(idSchema),
  captions: z.optional(captionedSchema),
  noSpeech: z.optional(z.boolean()),
});
export type Media = z.infer<typeof mediaSchema>;

/** Picture sizes: for a list or bubble, and full. */
export const imageSizes = ['small', 'large'] as const;
export type ImageSize = (typeof imageSizes)[number];

/** State of an upload: parts missing; complete and awaiting the virus scan; ready; refused. */
export const partStates = ['partial', 'checking', 'ready', 'refused'] as const;

/** Upload progress after a part. */
export const receivedSchema = z.object({
  received: z.int(),
  state: orNewer(z.enum(partStates)),
  reason: z.optional(orNewer(z.enum(['format', 'tooBig', 'tooLong', 'infected']))),
});
export type Received = z.infer<typeof receivedSchema>;
