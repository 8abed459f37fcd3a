import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words of the page of deliveries by language, for stories: `areas.ts` would make each of them of every text there is. */
export const deliveries = byTag(
  import.meta.glob<Texts>('../*/deliveries.ts', { eager: true, import: 'deliveries' }),
);
