import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words of parts by language, for stories: `areas.ts` would make each of them of every text there is. */
export const parts = byTag(import.meta.glob<Texts>('../*/parts.ts', { eager: true, import: 'parts' }));
