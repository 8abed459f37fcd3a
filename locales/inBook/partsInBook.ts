import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** Texts of components by language, for stories: `areas.ts` would include every text. */
export const parts = byTag(import.meta.glob<Texts>('../*/parts.ts', { eager: true, import: 'parts' }));
