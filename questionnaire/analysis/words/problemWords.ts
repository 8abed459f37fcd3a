import { kindProblems } from '../../model/kinds/all.ts';
import { nearest } from '../../model/nearest.ts';
import type { Problem, ProblemReason } from '../../model/problems.ts';
import type { FindingId } from '../findings/findings.ts';
import type { Both, Language } from './language.ts';
import { inFrenchQuotes } from './quotes.ts';
import { findingWords } from './words.ts';

/** A finding of the model check that a file is refused for, in its own words. */
function both(id: FindingId): Both<string> {
  return { fr: findingWords({ id, about: {} }, 'fr'), en: findingWords({ id, about: {} }, 'en') };
}

/** Why a definition or a file is refused, and what to write instead. See `language.ts` for why these words stand here. */
const REASONS: Readonly<Record<ProblemReason, Both<string>>> = {
  ...kindProblems(),
  shape: { fr: 'N’a pas la forme attendue.', en: 'Does not have the expected form.' },
  tooDeep: {
    fr: 'La définition est trop profonde : retirez des niveaux, 40 au plus.',
    en: 'The definition is nested too deeply: take levels out, 40 at most.',
  },
  integerFlag: {
    fr: 'Un drapeau ne peut pas ressembler à un nombre entier : commencez-le par une lettre.',
    en: 'A flag may not look like an integer: begin it with a letter.',
  },
  reservedFlag: {
    fr: '« default » n’est pas un drapeau : choisissez un autre nom.',
    en: '"default" is not a flag: choose another name.',
  },
  ratingValue: {
    fr: 'N’est pas une note : écrivez un nombre entier entre guillemets, comme "3".',
    en: 'Is not a rating: write a whole number in quotes, like "3".',
  },
  emptyQuestion: both('emptyQuestion'),
  missingStart: {
    fr: 'La première question n’existe pas : écrivez l’identifiant d’une question.',
    en: 'The first question does not exist: write the id of a question.',
  },
  danglingFollowUp: both('danglingFollowUp'),
  duplicateItem: both('duplicateId'),
  brokenText: {
    fr: 'Ce texte contient un caractère invisible ou la moitié d’un caractère : écrivez-le de nouveau.',
    en: 'This text holds an invisible character or half of one: write it anew.',
  },
  reservedId: {
    fr: '« __proto__ » ne peut pas être un identifiant : choisissez-en un autre.',
    en: '"__proto__" cannot be an id: choose another one.',
  },
};

const TYPES: Readonly<Record<string, Both<string>>> = {
  string: { fr: 'un texte entre guillemets', en: 'a text in quotes' },
  number: { fr: 'un nombre sans guillemets', en: 'a number without quotes' },
  integer: { fr: 'un nombre entier sans guillemets', en: 'a whole number without quotes' },
  boolean: { fr: 'true ou false, sans guillemets', en: 'true or false, without quotes' },
  array: { fr: 'une liste [ ]', en: 'a list [ ]' },
  object: { fr: 'un objet { }', en: 'an object { }' },
};

const SIGNS: Readonly<Record<string, Both<string>>> = {
  '>=': { fr: 'au moins', en: 'at least' },
  '<=': { fr: 'au plus', en: 'at most' },
  '>': { fr: 'plus de', en: 'more than' },
  '<': { fr: 'moins de', en: 'less than' },
};

/** What is counted of a text, and of a list, one and more of them. */
const COUNTED: Readonly<Record<'text' | 'list', Both<readonly [one: string, more: string]>>> = {
  text: { fr: ['caractère', 'caractères'], en: ['character', 'characters'] },
  list: { fr: ['élément', 'éléments'], en: ['entry', 'entries'] },
};

/** How long something may be: `400 caractères au plus`, `at most 400 characters`. */
function lengthWords(sign: string, bound: string, what: keyof typeof COUNTED, language: Language): string {
  const [one, more] = COUNTED[what][language];
  const said = `${bound} ${bound === '1' ? one : more}`;
  const limit = SIGNS[sign]?.[language] ?? '';
  return language === 'fr' && sign.endsWith('=') ? `${said} ${limit}` : `${limit} ${said}`;
}

/** What other formats call a value of ours. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['select', 'checkbox'],
  ['radio', 'checkbox'],
  ['choice', 'checkbox'],
  ['dropdown', 'checkbox'],
  ['list', 'checkbox'],
  ['date', 'message'],
  ['number', 'message'],
  ['file', 'photo'],
  ['button', 'nextButton'],
  ['next', 'nextButton'],
  ['submit', 'confirm'],
  ['boolean', 'yesNo'],
  ['textarea', 'message'],
  ['comment', 'message'],
  ['stars', 'rating'],
  ['label', 'text'],
  ['heading', 'text'],
  ['picture', 'image'],
  ['divider', 'separator'],
  ['tel', 'phone'],
  ['danger', 'warning'],
]);

const OWN_WORDS: Both<string> = {
  fr: 'Les textes propres au questionnaire sont rangés par langue, en deux lettres (« fr »), puis par identifiant.',
  en: 'A questionnaire’s own words stand by language, in two letters ("fr"), then by text id.',
};

/** Why a definition was refused, in a sentence or two. */
export function problemWords(problem: Problem, language: Language): string {
  const { path, reason, expected = [] } = problem;
  if (isReference(reason)) return referenceWords(problem, language);
  const told = expected.length > 0 ? foundWords(problem, language) : REASONS[reason][language];
  return /^texts(\.[a-z]{2})?$/.test(path) ? `${told} ${OWN_WORDS[language]}` : told;
}

const isReference = (reason: ProblemReason): boolean =>
  reason === 'missingStart' || reason === 'danglingFollowUp';

/** That a name leads nowhere, and the question that was probably meant. */
function referenceWords({ reason, found, expected = [] }: Problem, language: Language): string {
  const told = REASONS[reason][language];
  if (found === undefined) return told;
  const meant = suggestion(found, expected);
  const [written, colon, quoted] =
    language === 'fr' ? ['Trouvé', '\u202f: ', inFrenchQuotes] : ['Found', ' ', (json: string) => json];
  const perhaps = language === 'fr' ? '\u202f; peut-être ' : '; perhaps ';
  return `${told} ${written}${colon}${quoted(found)}${meant === undefined ? '' : perhaps + quoted(meant)}.`;
}

function foundWords({ found, expected = [] }: Problem, language: Language): string {
  const french = language === 'fr';
  const quoted = (json: string) => (french ? inFrenchQuotes(json) : json);
  const allowed = expected.map((one) => quoted(expectedWords(one, found, language))).join(', ');
  const meant = suggestion(found, expected);
  const perhaps = french ? ` ; peut-être ${quoted(meant ?? '')}` : `; perhaps ${meant}`;
  const start = french
    ? found === undefined
      ? 'Manque'
      : `Trouvé : ${quoted(found)}`
    : found === undefined
      ? 'Missing'
      : `Found ${found}`;
  return `${start}${french ? ' ; attendu : ' : '; allowed: '}${allowed}${meant === undefined ? '' : perhaps}.`;
}

function expectedWords(expected: string, found: string | undefined, language: Language): string {
  const [, length, sign = '', bound] = /^(length)?([<>]=?)(.*)$/.exec(expected) ?? [];
  if (bound === undefined) return TYPES[expected]?.[language] ?? expected;
  if (length) return lengthWords(sign, bound, found?.startsWith('[') ? 'list' : 'text', language);
  return `${SIGNS[sign]?.[language]} ${bound}`;
}

/** The allowed value that was probably meant, as JSON. */
function suggestion(found: string | undefined, expected: readonly string[]): string | undefined {
  const values = expected.filter((one) => one.startsWith('"'));
  if (!found?.startsWith('"') || values.length === 0) return undefined;
  const name = found.slice(1, -1);
  const names = values.map((value) => value.slice(1, -1));
  const alias = ALIASES.get(name);
  const meant = alias !== undefined && names.includes(alias) ? alias : nearest(name, names);
  return meant === undefined ? undefined : `"${meant}"`;
}
