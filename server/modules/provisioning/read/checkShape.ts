import { defaultLanguage, type Language, languageOf, languages, localeOf } from '@parvis/locales/languages';
import { plainLetters } from '@parvis/locales/plainLetters';
import { problemWords } from '@parvis/questionnaire/analysis/words/problemWords';
import { explainShape } from '@parvis/questionnaire/model/explainShape';
import { nearest } from '@parvis/questionnaire/model/nearest';
import type { Problem } from '@parvis/questionnaire/model/problems';
import { isRecord } from '@parvis/questionnaire/model/record';
import * as z from 'zod/mini';
import { customerFileSchema, numberRanges, pollSchema } from '../../../platform/config/customerFile.ts';
import { translateBoth } from '../../customers/service.ts';
import { createFinding, type FindingId, isFindingId, type UnplacedFinding } from './findings.ts';
import { suggestService } from './knownNames.ts';

/** Examples for keys without a list of values. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  cuid: '"saint-elme"',
  cstmrLbl: '{ "fr": "Ville de Saint-Elme" }',
  emergency: '[{ "number": "112", "lbl": { "fr": "Urgences" } }]',
  number: '"112"',
  lbl: '{ "fr": "Mairie" }',
  menu: '[{ "code": "other", "type": "reportEnd", "lbl": { "fr": "Autre chose" } }]',
  code: '"hall"',
  places: '[{ "code": "hall", "lbl": { "fr": "Mairie" }, "qr": [{ "qrid": "hall-1" }] }]',
  qr: '[{ "qrid": "hall-1" }]',
  qrid: '"hall-1"',
  staff: '[{ "email": "anne@ville.example", "name": "Anne Roy", "level": "admin" }]',
  email: '"anne@ville.example"',
  grpGpid: '"night"',
  people: '["anne@ville.example"]',
  name: '"Anne Roy"',
  www: '"https://signaler.ville.example"',
  questionnaire:
    '{ "version": 1, "start": "stars", "questions": { "stars": { "items": [{ "type": "rating", "id": "stars" }] } }, "texts": { "fr": { "stars": "Votre avis" } } }',
};

/** The default is "one line". */
const FORMS: Readonly<Record<string, FindingId>> = {
  cuid: 'notCode',
  code: 'notCode',
  qrid: 'notCode',
  grpGpid: 'notCode',
  logo: 'notFileName',
  wideLogo: 'notFileName',
  banner: 'notFileName',
  number: 'notNumber',
};

export const WORDS_KEYS: readonly string[] = [
  'cstmrLbl',
  'greeting',
  'lbl',
  'descr',
  'grpLbl',
  'readBy',
  'within',
  'controller',
  'intro',
];

const AMOUNTS = {
  days: 'notDays',
  minutes: 'notMinutes',
  seconds: 'notSeconds',
  many: 'notMany',
} as const satisfies Readonly<Record<(typeof numberRanges)[keyof typeof numberRanges]['of'], FindingId>>;
const isAmount = (place: string): place is keyof typeof numberRanges => Object.hasOwn(numberRanges, place);

function getFirstLanguage(json: unknown): string {
  const name = isRecord(json) ? json.cstmrLbl : undefined;
  const [first] = isRecord(name) ? Object.keys(name) : [];
  return languages.find(({ tag }) => tag === first)?.tag ?? defaultLanguage;
}

export const toProblemFinding = (problem: Problem, place: string): UnplacedFinding => ({
  severity: 'error',
  id: problem.reason,
  place,
  words: { fr: problemWords(problem, 'fr'), en: problemWords(problem, 'en') },
});

type Explained = ReturnType<typeof explainShape>;

/** Explains commonly confused keys. */
function withAside(
  one: UnplacedFinding,
  key: string,
  { found: value = '', expected = [] }: Explained,
): UnplacedFinding {
  if (!(key === 'urgency' || key === 'caseType') || nearest(value, expected) !== undefined) return one;
  const aside = translateBoth(`aside.${key}`);
  return { ...one, words: { fr: `${one.words.fr} ${aside.fr}`, en: `${one.words.en} ${aside.en}` } };
}

function toIssueFinding(issue: z.core.$ZodIssue, json: unknown): UnplacedFinding {
  const place = issue.path.map(String).join('.');
  const explained = explainShape(issue, issue.path, json);
  const value = explained.found ?? '';
  const text = /^"(.*)"$/s.exec(value)?.[1];
  if (issue.message === 'unknownService' && text !== undefined)
    return createFinding('unknownService', place, { value: text, meant: suggestService(text) ?? '' });
  if (isFindingId(issue.message)) return createFinding(issue.message, place);
  if (isAmount(place)) {
    const { least, most, of } = numberRanges[place];
    return createFinding(AMOUNTS[of], place, { value, meant: String(least), other: String(most) });
  }
  const key = String(issue.path.at(-1));
  const example = Object.hasOwn(EXAMPLES, key) ? EXAMPLES[key] : undefined;
  if (value === '' && example !== undefined)
    return createFinding('missingKey', place, { value: key, meant: example });
  if (issue.code === 'invalid_type' && value.startsWith('"') && WORDS_KEYS.includes(key))
    return createFinding('notWords', place, { value, language: getFirstLanguage(json) });
  if (issue.code === 'invalid_format') return createFinding(FORMS[key] ?? 'notOneLine', place, { value });
  return withAside(toProblemFinding({ path: place, reason: 'shape', ...explained }, place), key, explained);
}

/** The first one known at the place wins. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  label: ['lbl', 'cstmrLbl'],
  name: ['lbl', 'cstmrLbl'],
  title: ['lbl', 'cstmrLbl'],
  id: ['cuid', 'code', 'qrid'],
  type: ['cstmrType'],
  text: ['descr'],
  image: ['icon', 'logo'],
  role: ['level'],
  mail: ['email'],
  site: ['www'],
  url: ['www'],
  tel: ['phone'],
  group: ['grpLbl', 'grpGpid'],
  members: ['people'],
  service: ['gcatCode', 'grpLbl'],
  colors: ['appColors'],
  colours: ['appColors'],
  questions: ['questionnaire'],
  children: ['entries'],
  items: ['entries'],
  days: ['retentionDays'],
};

/** Recognises names and locales: `français`, `anglais`, `fr-FR`. */
export function guessLanguage(key: string): Language | undefined {
  const getLanguageNames = ({ tag, name }: (typeof languages)[number]): string[] => [
    name,
    ...languages.map(({ locale }) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag),
  ];
  const named = languages.find((row) => getLanguageNames(row).map(plainLetters).includes(plainLetters(key)));
  const locale = localeOf(key);
  return named?.tag ?? (locale && languageOf(locale).tag);
}

function findMeantKey(key: string, known: readonly string[]): string | undefined {
  if (known.every((one) => languages.some(({ tag }) => tag === one))) return guessLanguage(key);
  const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  return alias?.find((name) => known.includes(name)) ?? nearest(key, known);
}

const getInnerSchema = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
    ? getInnerSchema(schema._zod.def.innerType)
    : schema;

/** Skips questionnaires. */
function findUnknownKeys(json: unknown, schema: z.core.$ZodType, place = ''): UnplacedFinding[] {
  const joinPath = (key: string | number) => (place === '' ? String(key) : `${place}.${key}`);
  const form = getInnerSchema(schema);
  if (form instanceof z.ZodMiniArray && Array.isArray(json))
    return json.flatMap((entry, index) => findUnknownKeys(entry, form._zod.def.element, joinPath(index)));
  if (!(form instanceof z.ZodMiniObject) || !isRecord(json)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = form._zod.def.shape;
  const known = Object.keys(shape);
  return Object.entries(json).flatMap(([key, value]) => {
    const below = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (below) return key === 'questionnaire' ? [] : findUnknownKeys(value, below, joinPath(key));
    const about = { value: key, meant: findMeantKey(key, known) ?? '', other: known.join(', ') };
    return [createFinding('unknownKey', joinPath(key), about)];
  });
}

/** `path` names the poll. */
export function checkPollShape(poll: unknown, path: string): UnplacedFinding[] {
  const issues = pollSchema.safeParse(poll).error?.issues ?? [];
  return issues
    .filter((issue) => !issue.path.includes('questionnaire'))
    .map((issue) => toIssueFinding(issue, poll))
    .map((one) => ({ ...one, place: one.place === '' ? path : `${path}.${one.place}` }));
}

export function checkShape(json: unknown): UnplacedFinding[] {
  const unknown = findUnknownKeys(json, customerFileSchema);
  const around = new Set(unknown.map(({ place }) => place.slice(0, Math.max(0, place.lastIndexOf('.')))));
  const { error } = customerFileSchema.safeParse(json);
  const issues = (error?.issues ?? [])
    .filter(({ path }) => !path.includes('questionnaire'))
    .map((issue) => toIssueFinding(issue, json))
    // Reported as the unknown language key.
    .filter(({ id, place }) => id !== 'noWords' || !around.has(place));
  const unique = [...new Map(issues.toReversed().map((one) => [one.place, one])).values()].toReversed();
  return [...unknown, ...unique];
}
