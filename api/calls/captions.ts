import * as z from 'zod/mini';
import { CAPTION_MAX, CAPTIONS_MAX, VIDEO_SECONDS_MAX } from '../constants.ts';

/** Tolerance for captions after the film's end, seconds: cameras stop late. */
export const CAPTIONS_LATE = 1;

const secondsSchema = z.number().check(z.minimum(0), z.maximum(VIDEO_SECONDS_MAX + CAPTIONS_LATE));

/** A language tag (BCP 47) of a caption track. */
const tagSchema = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/));

/** One caption: plain lines between two times. */
export const cueSchema = z.object({
  /** Seconds from the beginning of the film. */
  from: secondsSchema,
  to: secondsSchema,
  txt: z
    .string()
    .check(
      z.normalize('NFC'),
      z.minLength(1),
      z.maxLength(CAPTION_MAX),
      z.regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, 'characters'),
    ),
});
export type Cue = z.infer<typeof cueSchema>;

/** Captions of a film, in order. */
export const captionsSchema = z.object({
  language: tagSchema,
  cues: z.array(cueSchema).check(z.minLength(1), z.maxLength(CAPTIONS_MAX)),
});
export type Captions = z.infer<typeof captionsSchema>;
