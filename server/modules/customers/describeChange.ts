import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type NoteSentence, say } from './sentences.ts';

/** The place of a retired code. */
export const NOWHERE = '–';

export interface Change {
  /** Path in the file, with entry codes for lists: `menu[lamp].lbl.fr`, `qr[se-1]`. */
  readonly id: string;
  /** New and previous value; both empty where values are confidential. */
  readonly value: string;
  readonly before: string;
}

/** How to describe a change; the first matching rule applies. */
interface Rule {
  readonly id: RegExp;
  readonly when?: (change: Change) => boolean;
  /** Passers-by or staff notice it at once. */
  readonly isNoticed?: true;
  /** Appended after the values. */
  readonly note?: NoteSentence;
  /** Replaces key and values. */
  readonly sentence?: NoteSentence;
}

const isGone = ({ value }: Change): boolean => value === NOWHERE;

const RULES: readonly Rule[] = [
  { id: /^new$/, sentence: 'change.new' },
  { id: /^withdrawn$/, when: ({ value }) => value === 'true', isNoticed: true, note: 'change.withdrawn' },
  { id: /^withdrawn$/, note: 'change.back' },
  { id: /^openCases$/, isNoticed: true, sentence: 'change.openCases' },
  { id: /^qr\[[^\]]+\]\.place$/, when: isGone, isNoticed: true, note: 'change.codeGone' },
  { id: /^qr\[[^\]]+\]\.place$/, when: ({ before }) => before !== NOWHERE, isNoticed: true },
  { id: /^qr\[[^\]]+\]\.(?:customer|fake)$/, isNoticed: true },
  { id: /^places\[[^\]]+\]$/, when: isGone, isNoticed: true },
  { id: /^menu\[[^\]]+\]$/, when: isGone, isNoticed: true, note: 'change.tileGone' },
  { id: /^menu\[[^\]]+\]\.(?:type|gcatCode|urgency)$/, isNoticed: true },
  { id: /^menu\[[^\]]+\]\.questionnaire$/, note: 'change.questions' },
  { id: /^staffJoins$/, sentence: 'change.staffJoins' },
  { id: /^staffLeaves$/, isNoticed: true, sentence: 'change.staffLeaves' },
  { id: /^staffChanged$/, sentence: 'change.staffChanged' },
  {
    id: /^retentionDays$/,
    when: ({ value, before }) => Number(value) < Number(before),
    isNoticed: true,
    note: 'change.keptShorter',
  },
  { id: /^retentionDays$/, note: 'change.keptLonger' },
  { id: /^emergency$/, isNoticed: true },
];

const ruleFor = (change: Change): Rule | undefined =>
  RULES.find(({ id, when }) => id.test(change.id) && (when?.(change) ?? true));

export const isNoticed = (change: Change): boolean => ruleFor(change)?.isNoticed === true;

export function describeChange(change: Change, language: Language): string {
  const { note, sentence } = ruleFor(change) ?? {};
  const values = { ...change };
  if (sentence) return say(language, sentence, values);
  const told = change.before === change.value ? change.id : say(language, 'change.value', values);
  return note ? `${told} (${say(language, note)})` : told;
}
