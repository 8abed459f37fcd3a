import type { Questionnaire } from '../model/schema.ts';
import { abortDefaultFindings } from './abortDefaults.ts';
import { confirmationFindings } from './confirmation.ts';
import { type Exploration, explore } from './explore.ts';
import {
  type Check,
  type CheckOptions,
  FINDINGS,
  type Finding,
  type KnownTexts,
  type Subject,
} from './findings.ts';
import { flagFindings } from './flags.ts';
import { itemFindings } from './items.ts';
import { keyedFindings } from './keyed.ts';
import { reachFindings } from './reach.ts';
import { structureFindings } from './structure.ts';
import { textFindings } from './texts.ts';
import { unknownKeyFindings } from './unknownKeys.ts';

const CHECKS: readonly Check[] = [
  structureFindings,
  reachFindings,
  flagFindings,
  keyedFindings,
  itemFindings,
  abortDefaultFindings,
  confirmationFindings,
  textFindings,
  unknownKeyFindings,
];

const ORDER = Object.keys(FINDINGS);

/**
 * Everything that is wrong with a questionnaire, gravest kind first. Pure; the same definition gives the same findings
 * in the same order. `exploration` may be handed in where it is known already.
 */
export function checkQuestionnaire(
  definition: Questionnaire,
  { results = [], known = {}, source = definition }: CheckOptions = {},
  exploration: Exploration = explore(definition),
): Finding[] {
  const words = withOwnTexts(definition, known);
  const subject: Subject = { definition, exploration, results, known: words, source };
  return CHECKS.flatMap((check) => check(subject))
    .map((found) => ({ ...found, severity: FINDINGS[found.id] }))
    .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

/** Without words of its own and of the host there is no language in which one could be missing. */
function withOwnTexts({ texts }: Questionnaire, known: KnownTexts): KnownTexts {
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = texts ?? {};
  const languages = new Set([...(texts ? ['fr', 'en'] : []), ...Object.keys(known)]);
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      new Set([...(known[language] ?? []), ...Object.keys(own[language] ?? {})]),
    ]),
  );
}
