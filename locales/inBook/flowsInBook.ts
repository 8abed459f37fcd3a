import type { Texts } from '../areas.ts';
import { byTag } from './byTag.ts';

/**
 * Texts of the product's questionnaires by language, for stories: `areas.ts` would include every
 * text.
 */
export const flows = byTag(import.meta.glob<Texts>('../*/flows.ts', { eager: true, import: 'flows' }));

/** Of the survey about the service. */
export const survey = byTag(import.meta.glob<Texts>('../*/survey.ts', { eager: true, import: 'survey' }));
