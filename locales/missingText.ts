let report: ((id: string) => void) | undefined;

/** Tells of missing texts from now on: for development. */
export const watchMissingTexts = (watch: typeof report): void => {
  report = watch;
};

/** Returns the placeholder of a missing text (specification 8): its id between double dashes. */
export const missingText = (id: string): string => {
  report?.(id);
  return `--${id}--`;
};
