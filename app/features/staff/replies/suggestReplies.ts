import type { CaseInfo } from '@parvis/api/entities/case';
import type { SavedReply } from '@parvis/api/entities/savedReply';
import { findByWords } from '../../../lib/texts/findByWords.ts';

/** Facts of a case for matching replies. */
export interface SuggestionContext {
  /** Its category and ancestors. */
  readonly ccatCodes: readonly string[];
  readonly state?: string | undefined;
  /** The reporter's language tag. */
  readonly language?: string | undefined;
}

export const getCaseCategories = ({
  ccatCode,
  ccatPath,
}: Pick<CaseInfo, 'ccatCode' | 'ccatPath'>): string[] => [...ccatPath.split('/'), ccatCode];

/** 1 for this category or state, 0 for all, -1 for others. */
const rateFit = (wanted: readonly string[], found: readonly (string | undefined)[]): number => {
  if (wanted.length === 0) return 0;
  return wanted.some((one) => found.includes(one)) ? 1 : -1;
};

type Suggested = Pick<SavedReply, 'shared' | 'ccatCodes'> & Partial<Pick<SavedReply, 'states' | 'words'>>;

const rate = (one: Suggested, { ccatCodes, state, language }: SuggestionContext): number[] => [
  rateFit(one.ccatCodes, ccatCodes),
  rateFit(one.states ?? [], [state]),
  Number(language !== undefined && one.words?.[language] !== undefined),
  Number(!one.shared),
];

/** By category, state, the reporter's language, personal before shared. Stable. */
export function sortByFit<One extends Suggested>(list: readonly One[], context: SuggestionContext): One[] {
  const rated = list.map((one) => ({ one, rates: rate(one, context) }));
  return rated
    .sort((first, second) => {
      const at = first.rates.findIndex((each, index) => each !== second.rates[index]);
      return at < 0 ? 0 : (second.rates[at] ?? 0) - (first.rates[at] ?? 0);
    })
    .map(({ one }) => one);
}

/** All words must match title or text; no deleted ones. */
export const suggestReplies = (
  replies: readonly SavedReply[],
  typed: string,
  context: SuggestionContext,
): SavedReply[] =>
  sortByFit(
    findByWords(
      replies.filter(({ archived }) => !archived),
      typed,
      ({ title, words }) => [title, ...Object.values(words)].join(' '),
    ),
    context,
  );

/** Wanted language, else the first. */
export function pickWords(
  { words }: Pick<SavedReply, 'words'>,
  wanted: string | undefined,
): { readonly language: string; readonly txt: string } {
  const found = Object.entries(words).find(([language]) => language === wanted) ?? Object.entries(words)[0];
  const [language, txt] = found ?? ['', ''];
  return { language, txt };
}
