import * as z from 'zod/mini';

/** Why staff take the content of a message out of a case. */
export const moderationReasonSchema = z.enum([
  'illegalContent',
  'personalData',
  'hateOrInsult',
  'sexualContent',
  'violence',
  'spam',
  'other',
]);
export type ModerationReason = z.infer<typeof moderationReasonSchema>;

/** Time in which a moderation may be undone; milliseconds. */
export const MODERATION_UNDO_TIME = 10_000;
