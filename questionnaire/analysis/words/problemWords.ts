import { kindProblems } from '../../model/kinds/all.ts';
import { nearest } from '../../model/nearest.ts';
import type { Problem, ProblemReason } from '../../model/problems.ts';
import type { FindingId } from '../findings/findings.ts';
import type { Unreadable } from '../json/readJson.ts';
import type { Both, Language } from './language.ts';
import { hasSentence, inFrenchQuotes, say } from './sentences.ts';

/** Reasons with a finding's sentence. */
const AS_FINDING: Partial<Record<ProblemReason, FindingId>> = {
  emptyQuestion: 'emptyQuestion',
  danglingFollowUp: 'danglingFollowUp',
  duplicateItem: 'duplicateId',
};

function formatReason(reason: ProblemReason, language: Language): string {
  const finding = AS_FINDING[reason];
  if (finding) return say(language, `finding.${finding}`);
  const own: Readonly<Record<string, Both<string>>> = kindProblems();
  const id = `problem.${reason}`;
  return own[reason]?.[language] ?? (hasSentence(id) ? say(language, id) : reason);
}

/** Our values in other formats. */
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

export function problemWords(problem: Problem, language: Language): string {
  const { path, reason, expected = [] } = problem;
  if (reason === 'missingStart' || reason === 'danglingFollowUp') return formatReference(problem, language);
  const told = expected.length > 0 ? formatFound(problem, language) : formatReason(reason, language);
  return /^texts(\.[a-z]{2})?$/.test(path) ? `${told} ${say(language, 'ownWords')}` : told;
}

const quoteValue = (json: string, language: Language): string =>
  language === 'fr' ? inFrenchQuotes(json) : json;

function formatSuggestion({ found, expected = [] }: Problem, language: Language): string {
  const meant = suggestValue(found, expected);
  return meant === undefined ? '' : say(language, 'perhaps', { meant: quoteValue(meant, language) });
}

function formatReference(problem: Problem, language: Language): string {
  const { reason, found } = problem;
  const told = formatReason(reason, language);
  if (found === undefined) return told;
  const values = { found: quoteValue(found, language), perhaps: formatSuggestion(problem, language) };
  return `${told} ${say(language, 'foundName', values)}`;
}

function formatFound(problem: Problem, language: Language): string {
  const { found, expected = [] } = problem;
  const allowed = expected
    .map((one) => quoteValue(formatExpected(one, found, language), language))
    .join(', ');
  const values = { allowed, perhaps: formatSuggestion(problem, language) };
  if (found === undefined) return say(language, 'missing', values);
  return say(language, 'found', { ...values, found: quoteValue(found, language) });
}

function formatExpected(expected: string, found: string | undefined, language: Language): string {
  const [, length, sign = '', n = ''] = /^(length)?([<>]=?)(.*)$/.exec(expected) ?? [];
  const type = `type.${expected}`;
  if (n === '') return hasSentence(type) ? say(language, type) : expected;
  const bound = sign as '>=' | '<=' | '>' | '<';
  if (!length) return say(language, `bound.${bound}`, { n });
  const counted = say(language, found?.startsWith('[') ? 'list' : 'text', { count: Number(n) });
  return say(language, `length.${bound}`, { n: counted });
}

function suggestValue(found: string | undefined, expected: readonly string[]): string | undefined {
  const values = expected.filter((one) => one.startsWith('"'));
  if (!found?.startsWith('"') || values.length === 0) return undefined;
  const name = found.slice(1, -1);
  const names = values.map((value) => value.slice(1, -1));
  const alias = ALIASES.get(name);
  const meant = alias !== undefined && names.includes(alias) ? alias : nearest(name, names);
  return meant === undefined ? undefined : `"${meant}"`;
}

/** Shows an invisible character by its code. */
function formatCharacter(language: Language, character: string): string {
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character))
    return language === 'fr' ? `«\u202f${character}\u202f»` : character;
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return say(language, 'unseen', { number: `U+${hex}` });
}

export function unreadableWords(error: Unreadable, language: Language): string {
  const told = say(language, `file.${error.why}`);
  if (error.why !== 'syntax') return told;
  return `${told} ${say(language, `mistake.${error.mistake}`, { shown: formatCharacter(language, error.character) })}`;
}
