import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';

/** What is told of the captions of a film: in which language they are, and a word that changes whenever they do. */
export const captionedSchema = z.object({
  language: z.string(),
  version: z.string(),
});

/** A file of a message, as it is shown: what its picture is asked for by stands in `addresses.ts`. */
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
/** A file of a message. */
export type Media = z.infer<typeof mediaSchema>;

/** The sizes in which a picture is kept: for a list or a bubble, and whole. */
export const imageSizes = ['small', 'large'] as const;
/** A size of a picture. */
export type ImageSize = (typeof imageSizes)[number];

/** Where a file stands of which parts have come: some are missing; it is whole, and waits for a look for viruses; it can be sent; or it is none that is taken. */
export const partStates = ['partial', 'checking', 'ready', 'refused'] as const;

/** What the server has of a file after a part of it. */
export const receivedSchema = z.object({
  received: z.int(),
  state: orNewer(z.enum(partStates)),
  reason: z.optional(orNewer(z.enum(['format', 'tooBig', 'tooLong', 'infected']))),
});
/** What the server has of a file. */
export type Received = z.infer<typeof receivedSchema>;
