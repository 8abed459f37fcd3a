/** What stands for a text that is not there (specification 8): its code between double dashes. */
export const missingText = (id: string): string => `--${id}--`;
