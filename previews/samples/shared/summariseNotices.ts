import type { Scheme } from '@parvis/theme/palette/keys';
import { t } from './noticeWords.ts';
import type { AddressNotice } from './request.ts';

const ignored: readonly AddressNotice['kind'][] = [
  'colour',
  'picture',
  'unloaded',
  'tooLarge',
  'shape',
  'noShape',
  'letters',
  'elsewhere',
  'parameter',
  'again',
  'option',
];
const isIgnored = ({ kind }: AddressNotice): boolean => ignored.includes(kind);
const count = (asides: readonly AddressNotice[], kind: AddressNotice['kind']): number =>
  asides.filter((aside) => aside.kind === kind).length;

export interface FurtherFindings {
  /** Set if all colours are for the other one. */
  readonly elsewhere: Scheme | false;
  readonly changed: number;
  /** That clash with given colours. */
  readonly holes: number;
  /** Colours that clash with each other. */
  readonly discords: number;
}

/** For the line that is always visible. */
export function summariseNotices(
  asides: readonly AddressNotice[],
  { elsewhere, changed, holes, discords }: FurtherFindings,
): string {
  const aside = asides.filter(isIgnored).length;
  const adapted = changed + count(asides, 'outside');
  const parts = [
    elsewhere && t(`sample.elsewhere.${elsewhere}`),
    adapted > 0 && t('sample.adapted', { count: adapted }),
    aside > 0 && t('sample.ignored', { count: aside }),
    count(asides, 'pictured') > 0 && t('sample.logos'),
    count(asides, 'label') > 0 && t('sample.label'),
    count(asides, 'sign') > 0 && t('sample.mended'),
    discords > 0 && t('sample.discord'),
    holes > 0 && t('sample.incomplete'),
  ].filter((part) => part !== false);
  const words = parts.join(' · ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
