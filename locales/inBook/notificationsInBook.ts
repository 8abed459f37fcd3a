import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words about notifications by language, for stories: `areas.ts` would make each of them of every text there is. */
export const notifications = byTag(
  import.meta.glob<Texts>('../*/notifications.ts', { eager: true, import: 'notifications' }),
);
