import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words of the product's own questionnaires by language, for stories: `areas.ts` would make each of them of every text there is. */
export const flows = byTag(import.meta.glob<Texts>('../*/flows.ts', { eager: true, import: 'flows' }));
