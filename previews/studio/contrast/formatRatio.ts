/** Formats a WCAG ratio rounded down, so that 4.499 does not seem to pass. */
export const formatRatio = (ratio: number, locale: string): string =>
  `${(Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}`;
