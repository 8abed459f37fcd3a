/** A WCAG ratio as it is read: cut, never rounded up, so that 4.499 does not look as if it passed. */
export const ratioText = (ratio: number, locale: string): string =>
  `${(Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}`;
