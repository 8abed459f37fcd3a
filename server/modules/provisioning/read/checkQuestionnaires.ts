import { DANGER } from '@parvis/api/constants';
import { languageData } from '@parvis/locales/catalogue';
import { type Locale, languages } from '@parvis/locales/languages';
import { checkQuestionnaire as checkDefinition } from '@parvis/questionnaire/analysis/check';
import type {
  FindingId,
  KnownTexts,
  Finding as ModelFinding,
} from '@parvis/questionnaire/analysis/findings/findings';
import { collectReadKeys, raisedFlags } from '@parvis/questionnaire/analysis/places/tokens';
import { survey } from '@parvis/questionnaire/analysis/symbolic/survey';
import { findingWords } from '@parvis/questionnaire/analysis/words/words';
import { explainShape } from '@parvis/questionnaire/model/explainShape';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { isRecord } from '@parvis/questionnaire/model/record';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { LANGUAGE, ownWords } from '@parvis/questionnaire/model/texts';
import { unknownKeys } from '@parvis/questionnaire/model/unknownKeys';
import { guessLanguage, toProblemFinding } from './checkShape.ts';
import { createFinding, type UnplacedFinding } from './findings.ts';
import { collectTiles, type JsonEntry } from './jsonEntries.ts';

/** Findings that prevent completing the questionnaire. */
const FATAL_FINDINGS: ReadonlySet<FindingId> = new Set<FindingId>(['cannotTerminate', 'passiveCycle']);

/** Cached: a start reads hundreds of questionnaires. */
const productTexts = new Map<Locale, ReadonlySet<string>>(
  languages.map(({ locale }) => {
    const { generic, answers, statements } = languageData(locale);
    return [locale, new Set([generic, answers, statements].flatMap(Object.keys))];
  }),
);
const getProductTexts = (locale: Locale): ReadonlySet<string> => productTexts.get(locale) ?? new Set();

/** The first language and those with own texts, or all of the product's. */
function collectKnownTexts({ texts }: Questionnaire): KnownTexts {
  const wanted = languages.filter(
    ({ tag }, index) => index === 0 || texts === undefined || Object.hasOwn(texts, tag),
  );
  return Object.fromEntries(wanted.map(({ tag, locale }) => [tag, getProductTexts(locale)]));
}

/** A text missing in all languages is an error, otherwise a warning. */
function checkMissingWords(
  missing: readonly ModelFinding[],
  { texts }: Questionnaire,
  at: string,
): UnplacedFinding[] {
  const isOurs = (text: string) => languages.some(({ locale }) => getProductTexts(locale).has(text));
  const told = new Set<string>();
  return missing.flatMap(({ path, about: { text = '', language = '' } }) => {
    const place = `${at}.${path}`;
    // Own texts fall back to other languages.
    if (isOurs(text) || ownWords(texts, language, text) !== undefined)
      return [createFinding('wordInOneLanguage', place, { value: text, language })];
    if (told.has(text)) return [];
    told.add(text);
    return [createFinding('wordMissing', place, { value: text })];
  });
}

function toFinding(finding: Pick<ModelFinding, 'id' | 'path' | 'about'>, at: string): UnplacedFinding {
  return {
    severity: FATAL_FINDINGS.has(finding.id) ? 'error' : 'warning',
    id: finding.id,
    place: `${at}.${finding.path}`,
    words: { fr: findingWords(finding, 'fr'), en: findingWords(finding, 'en') },
  };
}

/** Reports an invalid language key, not its texts. */
function checkModel(definition: Questionnaire, source: unknown, at: string): UnplacedFinding[] {
  const surveyed = survey(definition);
  const known = collectKnownTexts(definition);
  const results = raisedFlags(definition).has(DANGER) ? [DANGER] : [];
  const all = checkDefinition(definition, { known, source, results }, surveyed);
  const strange = Object.keys(definition.texts ?? {}).filter((key) => !LANGUAGE.test(key));
  const missing = strange.length > 0 ? [] : all.filter(({ id }) => id === 'missingText');
  return [
    ...strange.map((key) =>
      createFinding('notLanguage', `${at}.texts.${key}`, { value: key, meant: guessLanguage(key) ?? '' }),
    ),
    ...surveyed.undecided.map((questionId) => createFinding('notDecided', `${at}.questions.${questionId}`)),
    ...all
      .filter(({ id, path }) => id !== 'missingText' && !strange.some((key) => path === `texts.${key}`))
      .map((finding) =>
        finding.id === 'flagNeverRead'
          ? toUnreadFlagFinding(finding, definition, at)
          : toFinding(finding, at),
      ),
    ...checkMissingWords(missing, definition, at),
  ];
}

const toUnreadFlagFinding = (
  { path, about: { flag = '' } }: ModelFinding,
  definition: Questionnaire,
  at: string,
): UnplacedFinding =>
  createFinding('flagNeverRead', `${at}.${path}`, {
    value: flag,
    meant: nearest(flag, [DANGER, ...collectReadKeys(definition)]) ?? '',
    other: DANGER,
  });

/** For tiles and polls. */
export function checkQuestionnaire({ path, value: { questionnaire } }: JsonEntry): UnplacedFinding[] {
  if (questionnaire === undefined) return [];
  const at = `${path}.questionnaire`;
  const parsed = parseQuestionnaire(questionnaire, explainShape);
  if (parsed.ok) return checkModel(parsed.questionnaire, questionnaire, at);
  return [
    ...parsed.problems.map((problem) =>
      toProblemFinding(problem, problem.path === '' ? at : `${at}.${problem.path}`),
    ),
    ...unknownKeys(questionnaire).map(({ path: key, key: value, suggestion }) => {
      const about = { key: value, ...(suggestion !== undefined && { suggestion }) };
      return toFinding({ id: 'unknownKey', path: key, about }, at);
    }),
  ];
}

export const checkQuestionnaires = (json: unknown): UnplacedFinding[] =>
  collectTiles(isRecord(json) ? json.menu : []).flatMap(checkQuestionnaire);
