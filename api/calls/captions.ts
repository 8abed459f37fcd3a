import * as z from 'zod/mini';
import { CAPTION_MAX, CAPTIONS_MAX, VIDEO_SECONDS_MAX } from '../constants.ts';

/** A camera that is told to stop stops a little later, seconds: so may its last words. */
export const CAPTIONS_LATE = 1;

const secondsSchema = z.number().check(z.minimum(0), z.maximum(VIDEO_SECONDS_MAX + CAPTIONS_LATE));

/** A language by its tag (BCP 47), as a track of captions is marked with it. */
const tagSchema = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/));

/** What is said in a film from one moment to another: words in lines, without marks. */
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
/** One caption of a film. */
export type Cue = z.infer<typeof cueSchema>;

/** What is said in a film, one caption after the other. */
export const captionsSchema = z.object({
  language: tagSchema,
  cues: z.array(cueSchema).check(z.minLength(1), z.maxLength(CAPTIONS_MAX)),
});
/** The captions of a film. */
export type Captions = z.infer<typeof captionsSchema>;
