import type { Questionnaire } from '../model/schema.ts';
import { languagesOf, type OwnTexts } from '../model/texts.ts';
import { confirmationFindings } from './findings/confirmation.ts';
import {
  type Check,
  type CheckOptions,
  FINDINGS,
  type Finding,
  type KnownTexts,
  type Subject,
} from './findings/findings.ts';
import { flagFindings } from './findings/flags.ts';
import { keyedFindings } from './findings/keyed.ts';
import { questionFindings } from './findings/questions.ts';
import { reachFindings } from './findings/reach.ts';
import { keyFindings, structureFindings } from './findings/source.ts';
import { textFindings } from './findings/texts.ts';
import { type Survey, survey } from './symbolic/survey.ts';
import { witnessOfQuestion } from './symbolic/witness.ts';

const CHECKS: readonly Check[] = [
  structureFindings,
  reachFindings,
  flagFindings,
  keyedFindings,
  questionFindings,
  confirmationFindings,
  textFindings,
  ({ source, json }) => keyFindings(source, json),
];

const ORDER = Object.keys(FINDINGS);

/**
 * Lists all findings, gravest first. Pure and deterministic.
 * An `undecided` survey reports nothing as missing. Pass `surveyed` to avoid recomputation.
 */
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
          witness ?? (found.questionId === null ? null : witnessOfQuestion(surveyed, found.questionId)),
      }),
    )
    .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

function withOwnTexts({ texts }: Questionnaire, known: KnownTexts): KnownTexts {
  const own: OwnTexts = texts ?? {};
  const languages = new Set([...languagesOf(texts), ...Object.keys(known)]);
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      new Set([...(known[language] ?? []), ...Object.keys(own[language] ?? {})]),
    ]),
  );
}
