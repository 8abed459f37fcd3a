import * as z from 'zod/mini';

/** What is told of the captions of a film: in which language they are, and a word that changes whenever they do. */
export const captionedSchema = z.object({
  language: z.string(),
  version: z.string(),
});
