import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';
import { captionedSchema } from './captions.ts';

/** A file of a message, as it is shown: what its picture is asked for by stands in `addresses.ts`. */
export const mediaSchema = z.object({
  /** Made on the sender's device. */
  id: idSchema,
  kind: orNewer(z.enum(['image', 'video'])),
  /** Of the largest size that is kept, in pixels: its room can be kept before it has come. */
  width: z.number(),
  height: z.number(),
  /** The same in some twenty pixels, as a `data:` address: shown until it has come. */
  tiny: z.optional(z.string()),
  /** What it shows, in the words of whoever sent it. */
  alt: z.optional(z.string()),
  /** Of a video: its media type with its codecs, by which a browser says whether it plays it. */
  type: z.optional(z.string()),
  /** Likewise: how long it lasts. */
  seconds: z.optional(z.number()),
  /** Likewise: the photo that stands for it until it plays, where its device made one. */
  poster: z.optional(idSchema),
  /** Likewise: it has captions, which have an address of their own. */
  captions: z.optional(captionedSchema),
  /** Likewise: nobody speaks in it, so that it needs none. */
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
  /** Bytes from its beginning, without a hole: the next part begins here. */
  received: z.number(),
  state: orNewer(z.enum(partStates)),
  /** With `refused`: it is no photo or video that can be read, has more bytes or pixels than are taken, lasts too long, or has a virus in it. */
  reason: z.optional(orNewer(z.enum(['format', 'tooBig', 'tooLong', 'infected']))),
});
/** What the server has of a file. */
export type Received = z.infer<typeof receivedSchema>;
