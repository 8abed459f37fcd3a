import { colours } from '@parvis/locales/en/colours';
import { entry } from '@parvis/locales/en/entry';
import { parts } from '@parvis/locales/en/parts';
import { questionnaire } from '@parvis/locales/en/questionnaire';
import { samples } from '@parvis/locales/en/samples';
import { satisfaction } from '@parvis/locales/en/satisfaction';

/** All that a sample page says in English. */
export const english = { ...entry, ...parts, ...questionnaire, ...satisfaction, ...samples, ...colours };
