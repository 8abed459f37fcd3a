import type { Translate } from '@parvis/locales/translate';
import type { Carried } from '@parvis/theme/keys';

/** A WCAG ratio as it is read: cut, never rounded up, so that 4.499 does not look as if it passed. */
export const ratioText = (ratio: number, locale: string): string =>
  `${(Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}`;

/** The name of what stands on a surface. */
export const nameOf = (t: Translate, key: Carried['key']): string => t(`colour.${key}`);
