import type { Questionnaire } from '../model/schema.ts';
import { listLanguages, type OwnTexts } from '../model/texts.ts';
import { checkConfirmation } from './findings/confirmation.ts';
import {
  type Check,
  type CheckOptions,
  FINDINGS,
  type Finding,
  type KnownTexts,
  type Subject,
} from './findings/findings.ts';
import { checkFlags } from './findings/flags.ts';
import { checkQuestions } from './findings/questions.ts';
import { checkReach } from './findings/reach.ts';
import { findNeverMatchingKeys } from './findings/shadowedKeys.ts';
import { checkKeys, checkStructure } from './findings/source.ts';
import { checkTexts } from './findings/texts.ts';
import { type Survey, survey } from './symbolic/survey.ts';
import { findQuestionWitness } from './symbolic/witness.ts';

const CHECKS: readonly Check[] = [
  checkStructure,
  checkReach,
  checkFlags,
  findNeverMatchingKeys,
  checkQuestions,
  checkConfirmation,
  checkTexts,
  ({ source, json }) => checkKeys(source, json),
];

const ORDER = Object.keys(FINDINGS);

/** Lists all findings, gravest first; pure and deterministic. An `undecided` survey reports nothing as missing. */
export function checkQuestionnaire(
  definition: Questionnaire,
  { results = [], known = {}, source = definition, json }: CheckOptions = {},
  surveyed: Survey = survey(definition),
): Finding[] {
  const words = withOwnTexts(definition, known);
  const subject: Subject = { definition, survey: surveyed, results, known: words, source, json };
  return CHECKS.flatMap((check) => check(subject))
    .map(
      ({ witness, ...found }): Finding => ({
        ...found,
        severity: FINDINGS[found.id],
        witness:
          witness ?? (found.questionId === null ? null : findQuestionWitness(surveyed, found.questionId)),
      }),
    )
    .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

function withOwnTexts({ texts }: Questionnaire, known: KnownTexts): KnownTexts {
  const own: OwnTexts = texts ?? {};
  const languages = new Set([...listLanguages(texts), ...Object.keys(known)]);
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      new Set([...(known[language] ?? []), ...Object.keys(own[language] ?? {})]),
    ]),
  );
}
