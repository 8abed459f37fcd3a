/** Returns the placeholder of a missing text (specification 8): its id between double dashes. */
export const missingText = (id: string): string => `--${id}--`;
