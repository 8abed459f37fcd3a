import { distance, nearest } from '@parvis/questionnaire/model/nearest';
import { type Env, settingNames } from '../base/settings.ts';
import type { Advice } from './adviceWords.ts';

/** How settings begin that are named after the product, and how they go on. */
const OURS = 'PARVIS_';
const OWN_NAMES = settingNames.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));

/** Names of two words, which no variable of others is like by chance. */
const OTHER_NAMES = settingNames.filter((name) => name.includes('_') && !name.startsWith(OURS));

const letters = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The setting that a name is meant for: of one named after the product generously, else where one letter differs. */
function meantBy(name: string): string | undefined {
  if (!name.startsWith(OURS))
    return OTHER_NAMES.find((known) => distance(letters(name), letters(known)) <= 1);
  const meant = nearest(name.slice(OURS.length), OWN_NAMES);
  return meant && OURS + meant;
}

/** Each variable that is no setting, and looks like one which nobody set. */
export const misspeltSettings = (env: Env): Advice[] =>
  Object.keys(env)
    .filter((name) => !settingNames.some((known) => known === name))
    .flatMap((name) => {
      const meant = meantBy(name);
      return meant && !env[meant]?.trim() ? [{ id: 'misspelt', about: name, meant }] : [];
    });
