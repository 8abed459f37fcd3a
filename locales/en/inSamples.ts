import { colours } from './colours.ts';
import { entry } from './entry.ts';
import { parts } from './parts.ts';
import { questionnaire } from './questionnaire.ts';
import { samples } from './samples.ts';
import { satisfaction } from './satisfaction.ts';

/** All texts of a sample page. */
export const inSamples = { ...entry, ...parts, ...questionnaire, ...satisfaction, ...samples, ...colours };
