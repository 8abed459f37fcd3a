import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/** The words about colours by language, for stories: `areas.ts` would make each of them of every text there is. */
export const colours = byTag(import.meta.glob<Texts>('../*/colours.ts', { eager: true, import: 'colours' }));
