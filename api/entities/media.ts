import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';

/** A file of a message, as it is shown: what its picture is asked for by stands in `addresses.ts`. */
export const mediaSchema = z.object({
  /** Made on the sender's device. */
  id: idSchema,
  kind: orNewer(z.enum(['image'])),
  /** Of the largest size that is kept, in pixels: its room can be kept before it has come. */
  width: z.number(),
  height: z.number(),
  /** The same in some twenty pixels, as a `data:` address: shown until it has come. */
  tiny: z.optional(z.string()),
  /** What it shows, in the words of whoever sent it. */
  alt: z.optional(z.string()),
});
/** A file of a message. */
export type Media = z.infer<typeof mediaSchema>;

/** The sizes in which a picture is kept: for a list or a bubble, and whole. */
export const imageSizes = ['small', 'large'] as const;
/** A size of a picture. */
export type ImageSize = (typeof imageSizes)[number];

/** Where a file stands of which parts have come: some are missing; it is whole, and waits for a look for viruses; it can be sent; or it is no picture that is taken. */
export const partStates = ['partial', 'checking', 'ready', 'refused'] as const;

/** What the server has of a file after a part of it. */
export const receivedSchema = z.object({
  /** Bytes from its beginning, without a hole: the next part begins here. */
  received: z.number(),
  state: orNewer(z.enum(partStates)),
  /** With `refused`: it is no picture that can be read, has more pixels than are taken, or a virus in it. */
  reason: z.optional(orNewer(z.enum(['format', 'tooBig', 'infected']))),
});
/** What the server has of a file. */
export type Received = z.infer<typeof receivedSchema>;
