/** Rounded down: 4.499 must not seem to pass. */
export const formatRatio = (ratio: number, locale: string): string =>
  `${(Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}`;
