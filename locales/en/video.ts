import type { Translation } from '../forms/plurals.ts';
import type { video as French } from '../fr/video.ts';

/** Videos of a conversation, before and after they are sent. */
export const video: Translation<typeof French> = {
  'video.noAlt': 'Video without a description',
};
