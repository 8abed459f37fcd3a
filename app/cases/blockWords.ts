import { type BlockReason, blockReasons } from '@parvis/api/entities/block';
import type { TextStore, Translate } from '@parvis/locales/translate';

const isReason = (code: string): code is BlockReason => blockReasons.some((one) => one === code);

/** Why somebody is blocked, as whoever it is reads it, a sentence each; of a reason of a newer version that there is another. */
export const kindReasons = (reason: readonly string[], { t }: Pick<TextStore, 't'>): readonly string[] => [
  ...new Set(reason.map((code) => t(`block.why.${isReason(code) ? code : 'otherReason'}`))),
];

/** Why somebody is blocked, as staff read it. */
export const blockReasonWords = (reason: readonly string[], t: Translate, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(
    reason.map((code) => (isReason(code) ? t(`block.reason.${code}`) : t('block.reason.unknown', { code }))),
  );
