import { distance, nearest } from '@parvis/questionnaire/model/nearest';
import { type Env, settingNames } from '../base/settings.ts';
import type { Advice } from './adviceWords.ts';

/** How settings begin that are named after the product, and how they go on. */
const OURS = 'PARVIS_';
const OWN_NAMES = settingNames.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));

/** What our own tests and tools are told by such a variable: no setting, and no mistake. */
const OF_TOOLS =
  /^PARVIS_(?:ALL|BRANDS|BY_EVIDENCE|E2E_PREPARED|GUIDE_PICTURES|ISOLATED|PALETTES|PICTURES|SEED|SERVER|SHEETS|UNCHANGED|WALKS)$/;

/** Names of two words, which no variable of others is like by chance. */
const OTHER_NAMES = settingNames.filter((name) => name.includes('_') && !name.startsWith(OURS));
/** In a name of so many letters two may differ: short ones are like those of other programs (`SMTP_FROM`, `SMS_FROM`). */
const LONG = 12;

const letters = (name: string): string => name.replaceAll('_', '').toLowerCase();
const sorted = (name: string): string => [...letters(name)].sort().join('');

/** The setting that a name is meant for: of one named after the product generously, else where a letter differs, or two of many. */
function meantBy(name: string): string | undefined {
  if (!name.startsWith(OURS))
    return OTHER_NAMES.find(
      (known) => distance(letters(name), letters(known)) <= (letters(known).length < LONG ? 1 : 2),
    );
  const meant = nearest(name.slice(OURS.length), OWN_NAMES);
  return meant && OURS + meant;
}

/** Whether a name can be nobody's but a mistake of ours, also where the setting it is meant for is set. */
const isSurely = (name: string, meant: string): boolean =>
  name.startsWith(OURS) || sorted(name) === sorted(meant);

function adviceOn(name: string, env: Env): Advice[] {
  const meant = meantBy(name);
  if (meant === undefined) return name.startsWith(OURS) ? [{ id: 'noSetting', about: name }] : [];
  return !env[meant]?.trim() || isSurely(name, meant) ? [{ id: 'misspelt', about: name, meant }] : [];
}

/** Each variable that is no setting, and is named after the product, or looks like a setting which nobody set. */
export const misspeltSettings = (env: Env): Advice[] =>
  Object.keys(env)
    .filter((name) => !settingNames.some((known) => known === name) && !OF_TOOLS.test(name))
    .flatMap((name) => adviceOn(name, env));
