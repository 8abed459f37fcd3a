import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type NoteTextId, translate } from './customerTexts.ts';

export const NO_PLACE = '–';

export interface FileChange {
  /** Path with entry codes for lists: `menu[lamp].lbl.fr`, `qr[se-1]`. */
  readonly id: string;
  /** New and previous value; empty if confidential. */
  readonly value: string;
  readonly before: string;
}

/** The first matching rule applies. */
interface ChangeRule {
  readonly id: RegExp;
  readonly when?: (change: FileChange) => boolean;
  /** Visible to visitors or staff at once. */
  readonly isNoticed?: true;
  /** Appended after the values. */
  readonly note?: NoteTextId;
  /** Replaces key and values. */
  readonly sentence?: NoteTextId;
}

const isGone = ({ value }: FileChange): boolean => value === NO_PLACE;

const RULES: readonly ChangeRule[] = [
  { id: /^new$/, sentence: 'change.new' },
  { id: /^withdrawn$/, when: ({ value }) => value === 'true', isNoticed: true, note: 'change.withdrawn' },
  { id: /^withdrawn$/, note: 'change.back' },
  { id: /^openCases$/, isNoticed: true, sentence: 'change.openCases' },
  { id: /^qr\[[^\]]+\]\.place$/, when: isGone, isNoticed: true, note: 'change.codeGone' },
  { id: /^qr\[[^\]]+\]\.place$/, when: ({ before }) => before !== NO_PLACE, isNoticed: true },
  { id: /^qr\[[^\]]+\]\.(?:customer|fake)$/, isNoticed: true },
  { id: /^places\[[^\]]+\]$/, when: isGone, isNoticed: true },
  { id: /^menu\[[^\]]+\]$/, when: isGone, isNoticed: true, note: 'change.tileGone' },
  { id: /^menu\[[^\]]+\]\.(?:type|gcatCode|urgency)$/, isNoticed: true },
  { id: /^menu\[[^\]]+\]\.questionnaire$/, note: 'change.questions' },
  { id: /^(?:services|groups)\[[^\]]+\]$/, when: isGone, isNoticed: true, note: 'change.serviceGone' },
  { id: /^polls\[[^\]]+\]$/, when: isGone, isNoticed: true, note: 'change.pollGone' },
  { id: /^polls\[[^\]]+\]\.(?:opens|closes|places|results)$/, isNoticed: true },
  { id: /^polls\[[^\]]+\]\.questionnaire$/, note: 'change.pollQuestions' },
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

const findRule = (change: FileChange): ChangeRule | undefined =>
  RULES.find(({ id, when }) => id.test(change.id) && (when?.(change) ?? true));

export const isNoticedAtOnce = (change: FileChange): boolean => findRule(change)?.isNoticed === true;

export function describeChange(change: FileChange, language: Language): string {
  const { note, sentence } = findRule(change) ?? {};
  const values = { ...change };
  if (sentence) return translate(language, sentence, values);
  const description =
    change.before === change.value ? change.id : translate(language, 'change.value', values);
  return note ? `${description} (${translate(language, note)})` : description;
}
