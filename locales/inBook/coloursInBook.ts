import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** Texts of colours by language, for stories: `areas.ts` would include every text. */
export const colours = byTag(import.meta.glob<Texts>('../*/colours.ts', { eager: true, import: 'colours' }));
