import { DANGER } from '@parvis/api/constants';
import { languageData } from '@parvis/locales/catalogue';
import { type Locale, languages } from '@parvis/locales/languages';
import { checkQuestionnaire } from '@parvis/questionnaire/analysis/check';
import type {
  FindingId,
  KnownTexts,
  Finding as ModelFinding,
} from '@parvis/questionnaire/analysis/findings/findings';
import { raisedFlags, readKeys } from '@parvis/questionnaire/analysis/places/tokens';
import { survey } from '@parvis/questionnaire/analysis/symbolic/survey';
import { findingWords } from '@parvis/questionnaire/analysis/words/words';
import { explainShape } from '@parvis/questionnaire/model/explainShape';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { isRecord } from '@parvis/questionnaire/model/record';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { LANGUAGE, ownWords } from '@parvis/questionnaire/model/texts';
import { unknownKeys } from '@parvis/questionnaire/model/unknownKeys';
import { type Found, found } from './findings.ts';
import { type Entry, tilesOf } from './json.ts';
import { findMeantLanguage, problemFinding } from './shapeFindings.ts';

/** Findings of the model check for which a customer is refused: a person could not get to the end. The others are told. */
const STUCK: ReadonlySet<FindingId> = new Set<FindingId>(['cannotTerminate', 'passiveCycle']);

/** The ids that the product has words for, in each language: gathered once, as a start reads hundreds of questionnaires. */
const productTexts = new Map<Locale, ReadonlySet<string>>(
  languages.map(({ locale }) => {
    const { generic, answers, statements } = languageData(locale);
    return [locale, new Set([generic, answers, statements].flatMap(Object.keys))];
  }),
);
const ofProduct = (locale: Locale): ReadonlySet<string> => productTexts.get(locale) ?? new Set();

/** The languages that a questionnaire should have all its words in: the first, and those it has words of its own in, else all of the product's. */
function knownTexts({ texts }: Questionnaire): KnownTexts {
  const wanted = languages.filter(
    ({ tag }, index) => index === 0 || texts === undefined || Object.hasOwn(texts, tag),
  );
  return Object.fromEntries(wanted.map(({ tag, locale }) => [tag, ofProduct(locale)]));
}

/** A word that is missing everywhere is told once and stops the customer; where another language has it, that one is shown. */
function wordFindings(missing: readonly ModelFinding[], { texts }: Questionnaire, at: string): Found[] {
  const isOurs = (text: string) => languages.some(({ locale }) => ofProduct(locale).has(text));
  const told = new Set<string>();
  return missing.flatMap(({ path, about: { text = '', language = '' } }) => {
    const place = `${at}.${path}`;
    // A questionnaire's own words stand in for each other, whatever the language; ours for those it has none of.
    if (isOurs(text) || ownWords(texts, language, text) !== undefined)
      return [found('wordInOneLanguage', place, { value: text, language })];
    if (told.has(text)) return [];
    told.add(text);
    return [found('wordMissing', place, { value: text })];
  });
}

function ofModelFinding(finding: Pick<ModelFinding, 'id' | 'path' | 'about'>, at: string): Found {
  return {
    severity: STUCK.has(finding.id) ? 'error' : 'warning',
    id: finding.id,
    place: `${at}.${finding.path}`,
    words: { fr: findingWords(finding, 'fr'), en: findingWords(finding, 'en') },
  };
}

/** What the model check finds. Words under a key that is no language are missed everywhere: that key is told, not they. */
function modelFindings(definition: Questionnaire, source: unknown, at: string): Found[] {
  const surveyed = survey(definition);
  const known = knownTexts(definition);
  const results = raisedFlags(definition).has(DANGER) ? [DANGER] : [];
  const all = checkQuestionnaire(definition, { known, source, results }, surveyed);
  const strange = Object.keys(definition.texts ?? {}).filter((key) => !LANGUAGE.test(key));
  const missing = strange.length > 0 ? [] : all.filter(({ id }) => id === 'missingText');
  return [
    ...strange.map((key) =>
      found('notLanguage', `${at}.texts.${key}`, { value: key, meant: findMeantLanguage(key) ?? '' }),
    ),
    ...surveyed.undecided.map((questionId) => found('notDecided', `${at}.questions.${questionId}`)),
    ...all
      .filter(({ id, path }) => id !== 'missingText' && !strange.some((key) => path === `texts.${key}`))
      .map((finding) =>
        finding.id === 'flagNeverRead' ? unreadFlag(finding, definition, at) : ofModelFinding(finding, at),
      ),
    ...wordFindings(missing, definition, at),
  ];
}

/** A flag of no effect, and the one that was probably meant: here nobody names results, as `parvis-check` does. */
const unreadFlag = (
  { path, about: { flag = '' } }: ModelFinding,
  definition: Questionnaire,
  at: string,
): Found =>
  found('flagNeverRead', `${at}.${path}`, {
    value: flag,
    meant: nearest(flag, [DANGER, ...readKeys(definition)]) ?? '',
    other: DANGER,
  });

function inTile({ path, value: { questionnaire } }: Entry): Found[] {
  if (questionnaire === undefined) return [];
  const at = `${path}.questionnaire`;
  const parsed = parseQuestionnaire(questionnaire, explainShape);
  if (parsed.ok) return modelFindings(parsed.questionnaire, questionnaire, at);
  return [
    ...parsed.problems.map((problem) =>
      problemFinding(problem, problem.path === '' ? at : `${at}.${problem.path}`),
    ),
    ...unknownKeys(questionnaire).map(({ path: key, key: value, suggestion }) => {
      const about = { key: value, ...(suggestion !== undefined && { suggestion }) };
      return ofModelFinding({ id: 'unknownKey', path: key, about }, at);
    }),
  ];
}

/** What is wrong with the questionnaires of a customer's file, as `parvis-check` says it. */
export const questionnaireFindings = (json: unknown): Found[] =>
  tilesOf(isRecord(json) ? json.menu : []).flatMap(inTile);
