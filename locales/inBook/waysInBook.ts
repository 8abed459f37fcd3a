import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words about ways of being told by language, for stories: `areas.ts` would make each of them of every text there is. */
export const ways = byTag(import.meta.glob<Texts>('../*/ways.ts', { eager: true, import: 'ways' }));
