import type { BlockReason } from '@parvis/api/entities/block';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore, Translate } from '@parvis/locales/translate';

const reasonTexts = {
  conflictWithUser: { toThem: 'block.why.conflictWithUser', toStaff: 'block.reason.conflictWithUser' },
  abusiveOrOffensiveBehaviour: {
    toThem: 'block.why.abusiveOrOffensiveBehaviour',
    toStaff: 'block.reason.abusiveOrOffensiveBehaviour',
  },
  repeatedBadReports: { toThem: 'block.why.repeatedBadReports', toStaff: 'block.reason.repeatedBadReports' },
  otherReason: { toThem: 'block.why.otherReason', toStaff: 'block.reason.otherReason' },
} as const satisfies Readonly<Record<BlockReason, { toThem: TextId; toStaff: TextId }>>;

const isReason = (code: string): code is BlockReason => Object.hasOwn(reasonTexts, code);

/** For the blocked person, a sentence each. */
export const describeBlockReasons = (
  reason: readonly string[],
  { t }: Pick<TextStore, 't'>,
): readonly string[] => [
  ...new Set(reason.map((code) => t(reasonTexts[isReason(code) ? code : 'otherReason'].toThem))),
];

export const formatBlockReasons = (reason: readonly string[], t: Translate, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(
    reason.map((code) =>
      isReason(code) ? t(reasonTexts[code].toStaff) : t('block.reason.unknown', { code }),
    ),
  );
