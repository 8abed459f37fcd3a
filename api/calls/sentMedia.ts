import * as z from 'zod/mini';
import { ALT_MAX, FILES_MAX, STAFF_MESSAGE_MAX, VIDEO_BYTES_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema, instantSchema, plainText } from '../entities/basics.ts';
import { mediaSchema } from '../entities/media.ts';
import { captionsSchema } from './captions.ts';

/** A part of a file on its way to the server: the same part may come twice, and a file goes on where it stopped. */
export const partBody = z.object({
  /** Of the file, made on the device. */
  id: deviceIdSchema,
  /** Where it begins in the file, bytes. */
  at: z.int().check(z.minimum(0), z.maximum(VIDEO_BYTES_MAX)),
  /** How long the whole file is, bytes: the same with each part. */
  of: z.int().check(z.minimum(1), z.maximum(VIDEO_BYTES_MAX)),
});

/** A file that was sent in parts before, and what it shows. */
export const sentFileSchema = z.object({
  id: idSchema,
  alt: z.optional(plainText(ALT_MAX)),
  /** Of a video: a photo that was sent likewise, which stands for it until it plays. */
  poster: z.optional(idSchema),
  /** Of a video: what is said in it. */
  captions: z.optional(captionsSchema),
  /** Of a video: nobody speaks in it. */
  noSpeech: z.optional(z.boolean()),
});

/** What a file that was sent shows and says, given or mended later by whoever sent it; what is left out stays. */
export const describedBody = z.object({
  csid: idSchema,
  /** Of the file. */
  id: idSchema,
  /** Without any words it has no description. */
  alt: z.optional(plainText(ALT_MAX)),
  /** Of a video; null takes them away. */
  captions: z.optional(z.nullable(captionsSchema)),
  /** Of a video. */
  noSpeech: z.optional(z.boolean()),
});

/** Files of a message, whole at the server by now, and a word with them. */
export const mediaMessageBody = z.object({
  csid: idSchema,
  id: deviceIdSchema,
  files: z.array(sentFileSchema).check(z.minLength(1), z.maxLength(FILES_MAX)),
  txt: z.optional(composedText(STAFF_MESSAGE_MAX).check(z.minLength(1))),
});

/** All files of a case, the oldest first. */
export const caseMediaSchema = z.object({
  msgId: z.number(),
  msgCdatim1: instantSchema,
  mine: z.boolean(),
  media: z.array(mediaSchema),
});
/** The files of one message of a case. */
export type CaseMedia = z.infer<typeof caseMediaSchema>;
